import { describe, expect, test } from 'vitest';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { ARTIST_CARDS } from './artist-cards.ts';
import { ASKED } from './asked/asked.ts';
import { ARTIST_VOICES } from './artist-voices.ts';

const IDS = new Set(ARTIST_CARDS.map(({ id }) => id));
const ARTISTS = AI_ARTISTS.map(({ id }) => id);

describe('the artists’ cards', () => {
  test('are at least 240, each with a name of its own', () => {
    expect(ARTIST_CARDS.length).toBeGreaterThanOrEqual(240);
    expect(IDS.size).toBe(ARTIST_CARDS.length);
  });

  test.each(ARTIST_CARDS)('$id has two to five sentences and leads on', (card) => {
    const sentences = card.answer.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(5);
    expect(card.asks.length).toBeGreaterThanOrEqual(3);
    expect(new Set(card.asks).size).toBe(card.asks.length);
    expect((card.question ?? card.title).trim()).not.toBe('');
    expect(card.next.filter((id) => !IDS.has(id) || id === card.id)).toEqual([]);
    expect(card.next.length).toBeGreaterThanOrEqual(1);
    expect(Object.keys(card.lines ?? {}).filter((id) => !ARTISTS.includes(id))).toEqual([]);
  });

  test('are told apart by what they are called', () => {
    const names = ARTIST_CARDS.map((card) => card.question ?? card.title);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('are each asked for in at least four other ways', () => {
    expect(
      ARTIST_CARDS.filter(({ id }) => (ASKED[id]?.length ?? 0) < 4).map(({ id }) => id),
    ).toEqual([]);
    expect(Object.keys(ASKED).filter((id) => !IDS.has(id))).toEqual([]);
  });

  test('offer only looks that can be worn', () => {
    const wrong = ARTIST_CARDS.filter(
      ({ tryOn }) => tryOn !== undefined && !parseLook(applyPatch(DEFAULT_LOOK, tryOn)).ok,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

test('every artist has a voice', () => {
  expect(Object.keys(ARTIST_VOICES).toSorted()).toEqual(ARTISTS.toSorted());
});
