import { describe, expect, test } from 'vitest';
import type { ArtistCard } from '#content/artist-cards/artist-card.ts';
import { createNearWays } from './near-ways.ts';

const cardOf = (id: string, asks: readonly string[]): ArtistCard => ({
  id,
  title: id,
  subject: 'lips',
  asks,
  answer: '',
  products: ['lipstick'],
  next: [],
});

const nearWaysOf = createNearWays([
  cardOf('red', [
    'which red lipstick suits me',
    'red lipstick for me',
    'a red lipstick that suits',
  ]),
  cardOf('matte', ['red lipstick', 'matte mouth without shine', 'dry and flat finish']),
  cardOf('brow', ['fill in my brows', 'brow pencil', 'thin brows']),
]);

describe('the likeness of a question to the ways of asking for a card', () => {
  test('is 1 if the three nearest ways are the question itself', () => {
    const likeness = createNearWays([cardOf('one', ['red lips', 'lips red', 'red, lips'])])(
      'red lips',
    );
    expect(likeness('one')).toBeCloseTo(1);
  });

  test('is 0 if no word is shared', () => {
    expect(nearWaysOf('which red lipstick')('brow')).toBe(0);
  });

  test('is greater for a card with several near ways than for one with a single nearer way', () => {
    const likeness = nearWaysOf('red lipstick');
    expect(likeness('red')).toBeGreaterThan(likeness('matte'));
  });

  test('is less with a word with which no card is asked for', () => {
    expect(nearWaysOf('red lipstick volcano')('red')).toBeLessThan(
      nearWaysOf('red lipstick')('red'),
    );
  });
});
