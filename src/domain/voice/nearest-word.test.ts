import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, nearestWord, spellingsOf } from './nearest-word.ts';

const SPELLINGS = spellingsOf(['blush', 'lipstick', 'foundation', 'pink', 'black']);

describe('the nearest word', () => {
  test('is found where one letter is wrong, or two of a long word', () => {
    expect(nearestWord(SPELLINGS, 'blsuh')).toBe('blush');
    expect(nearestWord(SPELLINGS, 'lipstik')).toBe('lipstick');
    expect(nearestWord(SPELLINGS, 'foundashon')).toBe('foundation');
  });

  test('is not looked for where a word is short, or starts with another letter', () => {
    expect(nearestWord(SPELLINGS, 'pinc')).toBeUndefined();
    expect(nearestWord(SPELLINGS, 'plush')).toBeUndefined();
  });

  test('is not two letters away from a word of five', () => {
    expect(nearestWord(SPELLINGS, 'bluff')).toBeUndefined();
  });
});

describe('the edit distance', () => {
  test('counts letters put in, left out, changed and swapped', () => {
    expect(editDistance('matte', 'mattte')).toBe(1);
    expect(editDistance('matte', 'mate')).toBe(1);
    expect(editDistance('matte', 'matta')).toBe(1);
    expect(editDistance('matte', 'matet')).toBe(1);
  });

  test('is the same both ways, and nothing only for the same word', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other);
        expect(editDistance(other, one)).toBe(distance);
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
