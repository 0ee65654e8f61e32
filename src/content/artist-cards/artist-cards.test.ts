import { describe, expect, test } from 'vitest';
import { AI_ARTISTS } from '#content/ai-artists.ts';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { ARTIST_CARDS } from './artist-cards.ts';
import { ASKED } from './asked/asked.ts';
import { ARTIST_LINES } from './lines/artist-lines.ts';
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

describe('what artists add in words of their own', () => {
  test('is said by each of them, on at least twenty cards', () => {
    expect(Object.keys(ARTIST_LINES).toSorted()).toEqual(ARTISTS.toSorted());
    const counts = Object.values(ARTIST_LINES).map((lines) => Object.keys(lines).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(20);
  });

  test('is on at least sixty of the cards that people ask for most', () => {
    const cards = new Set(Object.values(ARTIST_LINES).flatMap((lines) => Object.keys(lines)));
    expect([...cards].filter((id) => !IDS.has(id))).toEqual([]);
    expect(cards.size).toBeGreaterThanOrEqual(60);
  });

  test('is one short sentence, which no other card or artist has', () => {
    const said = Object.values(ARTIST_LINES).flatMap((lines) => Object.values(lines));
    expect(said.filter((line) => !/^[A-Z][^.!?]{15,95}\.$/.test(line))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  test('tells of no life of theirs', () => {
    const said = Object.values(ARTIST_LINES).flatMap((lines) => Object.values(lines));
    expect(said.filter((line) => /\b(?:I|me|my|mine)\b/.test(line))).toEqual([]);
  });
});

test('every artist has a voice', () => {
  expect(Object.keys(ARTIST_VOICES).toSorted()).toEqual(ARTISTS.toSorted());
});
