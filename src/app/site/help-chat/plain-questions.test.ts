import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HELP_CARDS } from '#content/help-chat/cards/cards.ts';
import { HELP_ANSWERS, HELP_DEFAULT, HELP_FALLBACKS } from '#content/help-chat/help-answers.ts';
import { QUICK_PROMPTS } from '#content/help-chat/help-chat-words.ts';
import { answerQuestion } from './answer-question.ts';

interface PlainQuestion {
  readonly question: string;
  /** The card or row that has to answer it; `unknown` where we cannot know. */
  readonly card: string;
}

const QUESTIONS: readonly PlainQuestion[] = readFileSync(
  'tests/fixtures/help-questions.txt',
  'utf8',
)
  .split('\n')
  .filter((line) => line.includes(' | ') && !line.startsWith('#'))
  .map((line) => {
    const [card = '', question = ''] = line.split(' | ');
    return { card, question };
  });

const KNOWN = QUESTIONS.filter(({ card }) => card !== 'unknown');
const UNKNOWN = QUESTIONS.filter(({ card }) => card === 'unknown');

/** The questions that are not answered as they should be. */
function wrongOf(questions: readonly PlainQuestion[]) {
  return questions
    .map(({ question, card }) => ({ question, card, answeredBy: answerQuestion(question).id }))
    .filter(({ card, answeredBy }) => card !== answeredBy);
}

describe('a plain question', () => {
  test('is one of at least 60, about at least 60 different things', () => {
    expect(KNOWN.length).toBeGreaterThanOrEqual(60);
    expect(new Set(KNOWN.map(({ card }) => card)).size).toBeGreaterThanOrEqual(60);
  });

  test('is answered by the right card nine times in ten', () => {
    // One in ten may fail; any beyond that are shown.
    expect(wrongOf(KNOWN).slice(Math.floor(KNOWN.length / 10))).toEqual([]);
  });

  test.each([
    ['is my face uploaded', 'face-upload'],
    ['do you store pictures of me', 'face-upload'],
    ['who can see my looks', 'look-visibility'],
    ['can my mom use it on her android tablet', 'supported-devices'],
    ['is it free', 'is-it-free'],
    ['refund', 'refund'],
    ['does it work offline', 'offline'],
    ['how much is pro', 'pro-price'],
    ['how do I save a picture', 'save-picture'],
    ['how do I cancel', 'cancel-subscription'],
    ['how do I delete my account', 'delete-account'],
  ])('asked by every newcomer, “%s”, is always answered', (question, card) => {
    expect(answerQuestion(question).id).toBe(card);
  });

  test.each(UNKNOWN)('that we cannot answer, “$question”, is told so', ({ question }) => {
    const { id, answer, link } = answerQuestion(question);
    expect(['unknown', 'fallback-help']).toContain(id);
    expect(answer).toMatch(/don’t know/);
    expect(link).toMatchObject({ path: '/contact-support' });
  });
});

describe('the specified table', () => {
  test.each(HELP_ANSWERS)('answers its phrase “$id” before any card', ({ id, keywords }) => {
    expect(answerQuestion(`Tell me: ${keywords.join(' ').toUpperCase()}?`).id).toBe(id);
  });

  test.each([
    ['How do I use the app?', 'how-to-use'],
    ['Camera not working', 'camera-not-working'],
    ['What features do you have?', 'features'],
    ['How to shop for products?', 'shopping'],
    ['How to save my looks?', 'save-looks'],
  ])('and the cards answer the quick prompt “%s”', (prompt, id) => {
    expect(QUICK_PROMPTS).toContain(prompt);
    expect(answerQuestion(prompt).id).toBe(id);
  });

  test('leaves a question that only holds one of its words to the card that fits', () => {
    expect(answerQuestion('which features cost money').id).toBe('free-and-pro');
    expect(answerQuestion('how do I wash my brushes').id).toBe('wash-brushes');
    expect(answerQuestion('can I use a photo instead of the camera').id).toBe('photo-instead');
    expect(answerQuestion('how do I remove makeup').id).toBe('reset-look');
  });

  test('catches with its fallbacks what no card fits', () => {
    expect(answerQuestion('the video is upside down').id).toBe('fallback-camera');
    expect(answerQuestion('¿Qué hora es?')).toBe(HELP_DEFAULT);
  });
});

describe('the cards', () => {
  const all = [...HELP_ANSWERS, ...HELP_FALLBACKS, ...HELP_CARDS];

  test('are at least 60, each with a name of its own', () => {
    expect(HELP_CARDS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each(HELP_CARDS)(
    '$id is asked for in several ways, and answers in a few sentences',
    (card) => {
      expect(card.asks.length).toBeGreaterThanOrEqual(3);
      expect(card.answer.length).toBeLessThanOrEqual(360);
    },
  );

  test('are found by most of their own ways of asking', () => {
    const lost = HELP_CARDS.filter(
      ({ id, asks }) =>
        asks.filter((ask) => answerQuestion(ask).id === id).length <= asks.length / 2,
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});
