import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAnswer, plainQuestion, type KeywordRow } from './find-answer.ts';

const FIRST: KeywordRow = { keywords: ['camera not working'] };
const SECOND: KeywordRow = { keywords: ['camera', 'video'] };
const ROWS = [FIRST, SECOND];

describe('finding an answer', () => {
  test('takes the first row that fits, even if later rows fit too', () => {
    expect(findAnswer(ROWS, 'My camera not working')).toBe(FIRST);
    expect(findAnswer(ROWS, 'My camera')).toBe(SECOND);
  });

  test('ignores capitals, extra spaces and typographic apostrophes', () => {
    expect(plainQuestion('  Camera   NOT\nworking?! ')).toBe('camera not working');
    expect(plainQuestion('It doesn’t')).toBe("it doesn't");
  });

  test('gives nothing where no keyword occurs', () => {
    expect(findAnswer(ROWS, 'lipstick')).toBeUndefined();
  });

  test('finds a keyword wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(findAnswer(ROWS, `${before} Video ${after}`)).toBeDefined();
      }),
    );
  });
});
