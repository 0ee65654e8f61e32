import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/challenges/brief.ts';
import {
  LONGEST_ABOUT,
  LONGEST_CHALLENGE_TITLE,
  LONGEST_PRIZE,
} from '#domain/challenges/challenge.ts';
import { ROUND_SLOTS } from '#domain/challenges/rounds.ts';
import { missWords, partWords } from './brief-words.ts';
import { ideaOf, OUR_CHALLENGES, OUR_PRIZE } from './our-challenges.ts';

describe('our challenges', () => {
  it('fill each slot, and take turns in it before and after the first round', () => {
    expect(OUR_CHALLENGES).toHaveLength(ROUND_SLOTS);
    for (const [slot, ideas] of OUR_CHALLENGES.entries()) {
      const turns = [-1, 0, 1, 2].map((round) => ideaOf(slot, round).title);
      expect(turns).toEqual([ideas[2]?.title, ideas[0].title, ideas[1]?.title, ideas[2]?.title]);
    }
  });

  it.each(OUR_CHALLENGES.flat())(
    'ask in “$title” for what an operator could ask for, too',
    (idea) => {
      expect(briefSchema.safeParse(idea.parts).success).toBe(true);
      expect(idea.title.length).toBeLessThanOrEqual(LONGEST_CHALLENGE_TITLE);
      expect(idea.about.length).toBeLessThanOrEqual(LONGEST_ABOUT);
      expect(OUR_PRIZE.length).toBeLessThanOrEqual(LONGEST_PRIZE);
    },
  );
});

describe('the words of a brief', () => {
  it.each([
    [
      { kind: 'wear', product: 'lipstick', color: 'red', finish: 'matte', least: 60 },
      'Matte red lipstick, 60% or more',
    ],
    [{ kind: 'wear', product: 'eyeshadow', finish: 'shimmer' }, 'Shimmering eyeshadow'],
    [{ kind: 'bare', product: 'blush' }, 'No blush'],
    [{ kind: 'at-most', products: 3 }, 'Three products at most'],
    [{ kind: 'at-most', products: 1 }, 'One product at most'],
    [{ kind: 'one-color' }, 'Lips, cheeks and eyes in one color'],
  ] as const)('say %j as “%s”', (part, words) => {
    expect(partWords(part)).toBe(words);
  });

  it.each([
    [{ kind: 'not-worn', product: 'mascara' }, 'You aren’t wearing mascara.'],
    [
      { kind: 'too-faint', product: 'lipstick', least: 60, worn: 45 },
      'Your lipstick is at 45%. Wear 60% or more.',
    ],
    [
      { kind: 'wrong-color', product: 'lipstick', color: 'red', worn: 'pink' },
      'Your lipstick is pink, not red.',
    ],
    [
      { kind: 'wrong-color', product: 'blush', color: 'coral', worn: null },
      'Your blush isn’t coral.',
    ],
    [
      { kind: 'wrong-color', product: 'eyeshadow', color: 'blue', worn: 'pink' },
      'Most of your eyeshadow isn’t blue. Two of its three shades need to be.',
    ],
    [
      { kind: 'wrong-finish', product: 'lipstick', finish: 'matte', worn: 'gloss' },
      'Your lipstick is glossy, not matte.',
    ],
    [{ kind: 'worn', product: 'blush' }, 'Leave out the blush.'],
    [{ kind: 'too-many', most: 3, worn: 6 }, 'You’re wearing six products. Wear three at most.'],
    [{ kind: 'apart', product: 'blush' }, 'Your blush isn’t in the color of your lipstick.'],
  ] as const)('say of %j: %s', (miss, words) => {
    expect(missWords(miss)).toBe(words);
  });
});
