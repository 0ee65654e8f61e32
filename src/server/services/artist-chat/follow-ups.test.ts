import { describe, expect, test } from 'vitest';
import { ARTIST_CARDS } from '#content/artist-cards/artist-cards.ts';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { findAnswer } from './find-answer.ts';
import { followUpsOf } from './follow-ups.ts';

const CARDS = new Map(ARTIST_CARDS.map((card) => [card.id, card]));

function cardOf(question: string) {
  const found = findAnswer(question);
  if (found.card === undefined) throw new Error(`No card answers ${question}`);
  return found;
}

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

  test('leads to another card that may have been meant, before the cards that follow', () => {
    const { card, also } = cardOf('how do I keep color inside my lip line');
    expect([card.id, also?.id]).toEqual(['lip-feather', 'lip-brush-precise']);
    const questions = followUpsOf(card, CARDS, also?.id);
    expect(questions[0]).toBe(also?.question);
    expect(questions.length).toBeLessThanOrEqual(3);
    expect(cardOf('how do i wash my brushes').also).toBeUndefined();
  });

  test.each(AI_ARTISTS)('of $name is answered by a card', ({ quickQuestions }) => {
    for (const { question } of quickQuestions) expect(findAnswer(question).kind).toBe('card');
  });
});
