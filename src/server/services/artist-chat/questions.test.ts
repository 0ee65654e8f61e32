import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findAnswer } from './find-answer.ts';

interface Question {
  readonly question: string;
  /** The cards that may answer or, in capitals, the kind of answer if no card may. */
  readonly expected: readonly string[];
}

function questionsOf(file: string): readonly Question[] {
  return readFileSync(`tests/fixtures/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | ') && !line.startsWith('#'))
    .map((line) => {
      const [expected = '', question = ''] = line.split(' | ');
      return { question, expected: expected.split(', ') };
    });
}

function wrongOf(questions: readonly Question[]) {
  return questions
    .map(({ question, expected }) => {
      const { kind, card } = findAnswer(question);
      return { question, expected, got: card?.id ?? kind.toUpperCase() };
    })
    .filter(({ expected, got }) => !expected.includes(got));
}

const isKnown = ({ expected }: Question) => expected[0] !== expected[0]?.toUpperCase();
const ALL = questionsOf('artist-questions.txt');
const KNOWN = ALL.filter(isKnown);
const BEYOND = ALL.filter((each) => !isKnown(each));

/** In the words of the person who wrote the cards; never used to improve the search. */
const UNSEEN = questionsOf('artist-questions-third.txt');

/** In the words of others, written before the other ways of asking; never used to improve the search. */
const UNSEEN_OF_OTHERS = questionsOf('artist-questions-seventh.txt');

/** Written when search and cards were done, as people mostly ask. */
const UNSEEN_AT_LAST = ['tenth', 'eleventh'].flatMap((set) =>
  questionsOf(`artist-questions-${set}.txt`),
);

/** Questions of the two sets for which another card comes first: 8% of them. */
const KNOWN_TO_BE_WRONG: readonly string[] = [
  "I'm 16, first job at a cafe, makeup?",
  'foundation too orange for me',
  'I look washed out in black clothes',
  'i hate how my foundation looks in sunlight',
  'how can i cover a bruise on my cheek',
  'what can i do about really pale brows',
  'lip stain or lipstick for the beach',
  'do i have to wear primer every day',
  'i rubbed my eye and smudged everything',
];

/** Sets that were written after the cards and used to improve the search: no longer unseen. */
const MENDED_WITH = ['unseen', 'second', 'fourth', 'fifth', 'sixth', 'eighth', 'ninth'].flatMap(
  (set) => questionsOf(`artist-questions-${set}.txt`),
);

describe('a question to an artist', () => {
  test('is one of at least 120', () => {
    expect(KNOWN.length).toBeGreaterThanOrEqual(120);
    expect(BEYOND.length).toBeGreaterThanOrEqual(30);
  });

  test('is answered by the right card, nine times in ten', () => {
    expect(wrongOf(KNOWN).slice(Math.floor(KNOWN.length / 10))).toEqual([]);
  });

  test('that neither card nor search was written for is answered as well', () => {
    expect(wrongOf(UNSEEN).slice(Math.floor(UNSEEN.length / 10))).toEqual([]);
  });

  test('that neither was written for, in the words of others, is answered right nine times in ten', () => {
    const wrong = wrongOf(UNSEEN_OF_OTHERS);
    expect(wrong.slice(Math.floor(UNSEEN_OF_OTHERS.length / 10))).toEqual([]);
  });

  test('of 120 that were never used to improve the search is answered right, except for those named here', () => {
    const wrong = wrongOf(UNSEEN_AT_LAST).map(({ question }) => question);
    expect(UNSEEN_AT_LAST.length).toBe(120);
    expect(wrong.filter((question) => !KNOWN_TO_BE_WRONG.includes(question))).toEqual([]);
  });

  test('in words further from the cards is answered right as well', () => {
    expect(wrongOf(MENDED_WITH).slice(Math.floor(MENDED_WITH.length / 10))).toEqual([]);
  });

  test('that no card may answer is answered honestly', () => {
    expect(wrongOf(BEYOND)).toEqual([]);
  });
});
