/** The challenges that come with Lookglass: three at a time, each with ideas that take turns round by round. */

import type { Brief } from '#domain/challenges/brief.ts';
import type { Difficulty } from '#domain/challenges/challenge.ts';

export interface ChallengeIdea {
  readonly title: string;
  readonly about: string;
  readonly difficulty: Difficulty;
  readonly parts: Brief;
}

/** What the winner of one of ours gets: no more than we can give. */
export const OUR_PRIZE = 'First place, shown here to everyone for a month.';

/** One list for each slot of `roundAt`; the first idea of each is the first that anyone sees. */
export const OUR_CHALLENGES: readonly (readonly [ChallengeIdea, ...ChallengeIdea[]])[] = [
  [
    {
      title: 'The matte red lip',
      about: 'A red that stays where you put it, and little else to compete with it.',
      difficulty: 'easy',
      parts: [
        { kind: 'wear', product: 'lipstick', color: 'red', finish: 'matte', least: 60 },
        { kind: 'wear', product: 'eyeliner', color: 'black' },
        { kind: 'bare', product: 'blush' },
      ],
    },
    {
      title: 'Glossy and nude',
      about: 'Lips that look like lips, only better, under as much shine as you like.',
      difficulty: 'easy',
      parts: [
        { kind: 'wear', product: 'lipstick', color: 'nude', finish: 'gloss' },
        { kind: 'wear', product: 'mascara', least: 40 },
        { kind: 'wear', product: 'blush', color: 'coral' },
      ],
    },
    {
      title: 'Berry after dark',
      about: 'A deep berry mouth with eyes that hold their own beside it.',
      difficulty: 'easy',
      parts: [
        { kind: 'wear', product: 'lipstick', color: 'berry', least: 70 },
        { kind: 'wear', product: 'eyeshadow', finish: 'shimmer' },
        { kind: 'wear', product: 'mascara', least: 60 },
      ],
    },
  ],
  [
    {
      title: 'One color, all over',
      about: 'Lips, cheeks and eyes from one family. Pick any color and stay with it.',
      difficulty: 'medium',
      parts: [
        { kind: 'one-color' },
        { kind: 'wear', product: 'lipstick', finish: 'satin' },
        { kind: 'bare', product: 'eyeliner' },
      ],
    },
    {
      title: 'Blue hour',
      about: 'Blue on the eyes, in any shade between noon and midnight.',
      difficulty: 'medium',
      parts: [
        { kind: 'wear', product: 'eyeshadow', color: 'blue', least: 40 },
        { kind: 'wear', product: 'lipstick', color: 'nude' },
        { kind: 'wear', product: 'mascara', least: 50 },
      ],
    },
    {
      title: 'Golden eyes',
      about: 'Gold that shimmers, warm cheeks, and a mouth that lets them shine.',
      difficulty: 'medium',
      parts: [
        { kind: 'wear', product: 'eyeshadow', color: 'gold', finish: 'shimmer', least: 40 },
        { kind: 'wear', product: 'blush', color: 'orange' },
        { kind: 'wear', product: 'lipstick', color: 'brown' },
      ],
    },
  ],
  [
    {
      title: 'Three products, one face',
      about: 'Three things from your bag and not one more. Make each of them count.',
      difficulty: 'hard',
      parts: [
        { kind: 'at-most', products: 3 },
        { kind: 'wear', product: 'lipstick', finish: 'gloss' },
        { kind: 'wear', product: 'mascara', least: 70 },
      ],
    },
    {
      title: 'Color on the line',
      about: 'All the drama in one line along the lashes. Black is not invited.',
      difficulty: 'hard',
      parts: [
        { kind: 'wear', product: 'eyeliner', color: 'green', least: 70 },
        { kind: 'bare', product: 'eyeshadow' },
        { kind: 'wear', product: 'lipstick', color: 'pink' },
        { kind: 'at-most', products: 4 },
      ],
    },
    {
      title: 'Purple, and proud of it',
      about: 'A purple mouth is hard to wear well. Show how it is done.',
      difficulty: 'hard',
      parts: [
        { kind: 'wear', product: 'lipstick', color: 'purple', finish: 'matte', least: 60 },
        { kind: 'wear', product: 'eyeshadow', finish: 'shimmer' },
        { kind: 'wear', product: 'eyeliner', color: 'black' },
      ],
    },
  ],
];

/** The idea whose turn it is in a round of a slot. */
export function ideaOf(slot: number, round: number): ChallengeIdea {
  const ideas = OUR_CHALLENGES[slot];
  if (ideas === undefined) throw new Error('There is no such slot.');
  const turn = ((round % ideas.length) + ideas.length) % ideas.length;
  return ideas[turn] ?? ideas[0];
}
