import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rank, type Findable } from './rank.ts';

const RED: Findable = { label: 'Classic Red', keywords: ['lipstick', 'shade'] };
const BERRY: Findable = { label: 'Berry Nights', keywords: ['eyeshadow', 'palette'] };
const SAVED: Findable = { label: 'My Saved Looks', keywords: ['page'] };
const THINGS = [RED, BERRY, SAVED];

describe('finding a command', () => {
  test('shows all of them, in their order, before anything is written', () => {
    expect(rank(THINGS, '  ')).toEqual(THINGS);
  });

  test('ignores capitals and accents', () => {
    expect(rank(THINGS, 'CLÁSSIC')).toEqual([RED]);
  });

  test('wants every word of the query, in any order', () => {
    expect(rank(THINGS, 'red lipstick')).toEqual([RED]);
    expect(rank(THINGS, 'red eyeshadow')).toEqual([]);
  });

  test('puts the start of a label above the start of a word, and that above a keyword', () => {
    const keyword = { label: 'Natural', keywords: ['night'] };
    const word = { label: 'Berry Nights', keywords: [] };
    const start = { label: 'Night Out', keywords: [] };
    expect(rank([keyword, word, start], 'night')).toEqual([start, word, keyword]);
  });

  test('puts a whole word above the start of another', () => {
    const redo = { label: 'Redo', keywords: [] };
    const long = { label: 'Reduce redness', keywords: [] };
    expect(rank([redo, long, RED], 'red')).toEqual([RED, redo, long]);
  });

  test('finds a thing by any part of its label', () => {
    fc.assert(
      fc.property(fc.constantFrom(...THINGS), fc.nat(), fc.nat(), (thing, start, length) => {
        const from = start % thing.label.length;
        const part = thing.label.slice(from, from + 1 + (length % 6));
        expect(rank(THINGS, part)).toContain(thing);
      }),
    );
  });

  test('never makes anything up', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        for (const found of rank(THINGS, query)) expect(THINGS).toContain(found);
      }),
    );
  });
});
