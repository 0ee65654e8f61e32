import { describe, expect, test } from 'vitest';
import { AI_ARTISTS, AI_ARTIST_WORDS } from './ai-artists.ts';
import { ARTICLE_CATEGORIES } from './articles/article.ts';
import { FAQ } from './faq.ts';
import { HELP_ANSWERS } from './help-chat/help-answers.ts';
import { HELP_CHAT_WORDS, QUICK_PROMPTS } from './help-chat/help-chat-words.ts';
import { INFO_IDS } from './info/info.ts';
import { INFO_WORDS, INFOS, infoOf } from './info/infos.ts';
import { HEADER_MENU_IDS, HEADER_MENU_LABELS, MENU_WORDS } from './menu-words.ts';
import { MENU_ITEMS } from './menus.ts';
import { PLAN_PRICES, UPGRADE_WORDS } from './plans.ts';
import { QUICK_HELP } from './quick-help.ts';
import { RESPONSE_TIMES } from './response-times.ts';
import { SIGN_IN_PROMPT_WORDS } from './saved-looks-words.ts';

/** The words that the specification prescribes for what is around the mirror. */
describe('the specified words', () => {
  test('name the three menus and all that is in them', () => {
    const menus = HEADER_MENU_IDS.map((id) => [
      HEADER_MENU_LABELS[id],
      MENU_ITEMS[id].map(({ label }) => label),
    ]);
    expect(menus).toEqual([
      [
        'Features',
        [
          'AI Virtual Try-On',
          'Voice-Activated Assistant',
          'Advanced Skin Analysis',
          'Professional Makeup Tools',
          '3D Face Modeling',
          'Hand Gesture Controls',
          'AI Recommendations',
        ],
      ],
      [
        'Looks',
        [
          'Quick Looks Gallery',
          'Trending Makeup Styles',
          'Celebrity Inspired',
          'My Saved Looks',
          'Seasonal Collections',
          'Create Custom Look',
          'Before/After Gallery',
        ],
      ],
      [
        'About',
        [
          'How It Works',
          'Our Technology',
          'Privacy & Security',
          'App Tutorial',
          'Beauty Tips Blog',
          'Contact Support',
          'Partnership Program',
        ],
      ],
    ]);
    expect(MENU_WORDS).toMatchObject({
      artistsChat: 'Pro Artists Chat',
      upgrade: 'Upgrade to Pro',
    });
  });

  test('say of every feature but the mirror itself that a gate is before it', () => {
    const gated = HEADER_MENU_IDS.flatMap((id) => MENU_ITEMS[id])
      .filter(({ act }) => act.kind === 'gate')
      .map(({ label }) => label);
    expect(gated).toEqual([
      ...MENU_ITEMS.features
        .map(({ label }) => label)
        .filter((name) => name !== 'AI Virtual Try-On'),
      'Partnership Program',
    ]);
  });

  test('lead two rows of the menus to tabs of their own in one panel', () => {
    const tabs = MENU_ITEMS.features.flatMap(({ label, act }) =>
      act.kind === 'gate' && act.inside.kind === 'panel' && act.inside.part !== undefined
        ? [`${label}: ${act.inside.panel}/${act.inside.part}`]
        : [],
    );
    expect(tabs).toEqual([
      '3D Face Modeling: ar-technology/3d-model',
      'Hand Gesture Controls: ar-technology/gestures',
    ]);
  });

  test('tell of each thing behind a gate what it is, in a sentence or two of its own', () => {
    const told = HEADER_MENU_IDS.flatMap((id) => MENU_ITEMS[id]).flatMap(({ act }) =>
      act.kind === 'gate' ? [act.about] : [],
    );
    expect(new Set(told).size).toBe(told.length);
    for (const about of told) {
      expect(about.length).toBeGreaterThan(60);
      expect(about.match(/[.]( |$)/g)?.length).toBe(2);
    }
  });

  test('give the info dialog its twelve contents and its labels', () => {
    expect(INFO_IDS).toEqual([
      'virtual-tryon',
      'voice-assistant',
      'skin-analysis',
      'quick-looks',
      'trending',
      'saved-looks',
      'celebrity-looks',
      'pro-artists',
      'how-it-works',
      'technology',
      'privacy',
      'app-tutorial',
    ]);
    expect(INFOS.map(({ id }) => id)).toEqual(INFO_IDS);
    expect(INFO_WORDS).toMatchObject({
      pro: 'PRO',
      tryIt: 'Try It Now',
      getStarted: 'Get Started',
      close: 'Close',
    });
  });

  test.each(INFOS)('write $id in full', ({ title, description, features, rich, demo }) => {
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(60);
    expect(features.length).toBeGreaterThanOrEqual(2);
    expect(rich.length).toBeGreaterThanOrEqual(1);
    expect(demo.length).toBeGreaterThan(20);
  });

  test('call the dialogs from the menus by the names in the menus', () => {
    const labelled = HEADER_MENU_IDS.flatMap((id) => MENU_ITEMS[id]).flatMap(({ label, act }) =>
      act.kind === 'info' ? [[label, infoOf(act.info).title]] : [],
    );
    expect(labelled.length).toBeGreaterThan(0);
    for (const [label, title] of labelled) expect(title).toBe(label);
  });

  test('lead from the sign-in dialog', () => {
    expect(SIGN_IN_PROMPT_WORDS).toMatchObject({
      signIn: 'Sign In',
      createAccount: 'Create Account',
    });
  });

  test('state the three prices and what the year saves', () => {
    expect(PLAN_PRICES.map(({ name, price }) => [name, price])).toEqual([
      ['Monthly Pro', '$19.99'],
      ['Yearly Pro', '$199.99'],
      ['Pay Per Hour', '$6.99'],
    ]);
    expect(PLAN_PRICES[1]?.note).toMatch(/\$39\.89.*17%/);
    expect(UPGRADE_WORDS.promise).toMatch(/30-day money-back guarantee/);
  });

  test('state them in prose as they are', () => {
    const prose = JSON.stringify([FAQ, INFOS, HELP_ANSWERS]);
    const amounts = new Set(prose.match(/\$\d+\.\d\d/g));
    expect([...amounts].toSorted()).toEqual(['$19.99', '$199.99', '$6.99']);
    expect([...amounts].toSorted()).toEqual(PLAN_PRICES.map(({ price }) => price).toSorted());
  });

  test('name six artists, by first and last name, as AI Artists', () => {
    expect(AI_ARTISTS).toHaveLength(6);
    expect(AI_ARTIST_WORDS.badge).toBe('AI Artist');
    for (const { id, name } of AI_ARTISTS) {
      expect(id).toBe(name.toLowerCase().replace(' ', '-'));
      expect(id).toMatch(/^[a-z]+-[a-z]+$/);
    }
  });

  test('name the assistant and its quick prompts', () => {
    expect(HELP_CHAT_WORDS.title).toBe('Beauty AI Assistant');
    expect(QUICK_PROMPTS).toEqual([
      'How do I use the app?',
      'Camera not working',
      'What features do you have?',
      'How to shop for products?',
      'How to save my looks?',
    ]);
  });

  test('promise support within hours, and put Pro subscribers first', () => {
    expect(RESPONSE_TIMES.map(({ subject, hours }) => [subject, hours])).toEqual([
      ['Technical', 24],
      ['Billing', 12],
      ['General', 48],
      ['Pro subscribers', null],
    ]);
    for (const { hours, words } of RESPONSE_TIMES) {
      expect(words).toBe(hours === null ? 'Priority' : `Within ${hours} hours`);
    }
  });

  test('lead to quick help', () => {
    expect(QUICK_HELP.map(({ label, to }) => [label, to])).toEqual([
      ['AI Help Chat', '/#'],
      ['App Tutorial', '/#app-tutorial'],
      ['Beauty Tips Blog', '/beauty-tips-blog'],
    ]);
  });

  test('answer questions in four categories, none of them twice', () => {
    expect(FAQ).toHaveLength(4);
    const questions = FAQ.flatMap(({ entries }) => entries.map(({ question }) => question));
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('sort the blog into seven categories', () => {
    expect(ARTICLE_CATEGORIES).toEqual([
      'Foundation',
      'Eye Makeup',
      'Skincare',
      'Psychology',
      'Hygiene',
      'Techniques',
      'Trends',
    ]);
  });
});
