import { describe, expect, test } from 'vitest';
import { findAnswer } from '#domain/help-chat/find-answer.ts';
import { HELP_ANSWERS, HELP_DEFAULT, HELP_FALLBACKS } from './help-answers.ts';
import { QUICK_PROMPTS } from './help-chat-words.ts';

/** The specification's table, in its order. */
const KEYWORDS = [
  'what is this app',
  'how to use',
  'features',
  'camera not working',
  'makeup not showing',
  'quick looks',
  'ai recommendations',
  'voice assistant',
  'skin analysis',
  'shopping',
  'affiliate',
  'artist booking',
  'social sharing',
  'gamification',
  'save looks',
  'slow performance',
  'privacy',
  'supported devices',
];

const FALLBACKS = [
  ['help', 'how'],
  ['feature'],
  ['camera', 'video'],
  ['makeup', 'apply'],
  ['shop', 'buy'],
  ['share', 'social'],
];

const ROWS = [...HELP_ANSWERS, ...HELP_FALLBACKS];

function answerTo(question: string) {
  return findAnswer(ROWS, question, HELP_DEFAULT);
}

describe('what the help chat knows', () => {
  test('stands in the specified order', () => {
    expect(HELP_ANSWERS.map(({ keywords }) => keywords[0])).toEqual(KEYWORDS);
    expect(HELP_FALLBACKS.map(({ keywords }) => keywords)).toEqual(FALLBACKS);
  });

  test.each(KEYWORDS)('answers “%s” from its own row', (keyword) => {
    expect(answerTo(`Tell me: ${keyword.toUpperCase()}?`).keywords).toContain(keyword);
  });

  test.each([
    ['I need a hand, help', 'help'],
    ['is there a feature for nails', 'feature'],
    ['the video is upside down', 'camera'],
    ['lipstick will not apply', 'makeup'],
    ['can one buy it', 'shop'],
    ['share', 'share'],
  ])('falls back from “%s” to %s', (question, keyword) => {
    expect(answerTo(question).keywords[0]).toBe(keyword);
    expect(HELP_FALLBACKS).toContain(answerTo(question));
  });

  test.each([
    ['How do I use the app?', 'how to use'],
    ['Camera not working', 'camera not working'],
    ['What features do you have?', 'features'],
    ['How to shop for products?', 'shopping'],
    ['How to save my looks?', 'save looks'],
  ])('answers the quick prompt “%s” from %s', (prompt, keyword) => {
    expect(QUICK_PROMPTS).toContain(prompt);
    expect(answerTo(prompt).keywords[0]).toBe(keyword);
  });

  test('admits it when it has no answer', () => {
    expect(answerTo('¿Qué hora es?')).toBe(HELP_DEFAULT);
  });
});
