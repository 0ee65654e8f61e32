import { describe, expect, it } from 'vitest';
import { differenceInFull, differenceInShort } from './say-difference.ts';

describe('how a shade differs, in words', () => {
  it('is said as people would', () => {
    expect(differenceInFull([{ leaning: 'cooler', degree: 'touch' }])).toBe(
      'A touch cooler than yours',
    );
    expect(
      differenceInFull([
        { leaning: 'deeper', degree: 'clear' },
        { leaning: 'warmer', degree: 'little' },
      ]),
    ).toBe('Deeper and a little warmer than yours');
  });

  it('is shorter in a row', () => {
    expect(
      differenceInShort([
        { leaning: 'deeper', degree: 'much' },
        { leaning: 'warmer', degree: 'clear' },
      ]),
    ).toBe('deeper, warmer');
    expect(differenceInShort([{ leaning: 'lighter', degree: 'little' }])).toBe('a little lighter');
  });

  it('says so where nobody could see a difference', () => {
    expect(differenceInFull([])).toBe('No one could tell it from yours');
  });
});
