import { describe, expect, test } from 'vitest';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { findAnswer } from './find-answer.ts';
import { followUpsOf } from './follow-ups.ts';

const CARDS = new Map(ARTIST_CARDS.map((card) => [card.id, card]));

describe('a question to press', () => {
  test('leads to its card, whichever card it follows', () => {
    const wrong = ARTIST_CARDS.flatMap((card) =>
      card.next.flatMap((id) => {
        const question = CARDS.get(id)?.question ?? '';
        const { card: found, kind } = findAnswer(question, [card.asks[0] ?? '']);
        return found?.id === id ? [] : [`${card.id} > ${id}: ${question} > ${found?.id ?? kind}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('fits on a button', () => {
    const all = ARTIST_CARDS.flatMap((card) => followUpsOf(card, CARDS));
    expect(all.filter((question) => question.length > 40)).toEqual([]);
    expect(ARTIST_CARDS.filter((card) => followUpsOf(card, CARDS).length === 0)).toEqual([]);
  });

  test.each(AI_ARTISTS)('of $name is answered by a card', ({ quickQuestions }) => {
    for (const { question } of quickQuestions) expect(findAnswer(question).kind).toBe('card');
  });
});
