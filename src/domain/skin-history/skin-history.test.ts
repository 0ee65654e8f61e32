import { validate, version } from 'uuid';
import { describe, expect, it } from 'vitest';
import { compareToEarlierDay } from './earlier-day.ts';
import { parseKeptHistory } from './kept-history.ts';
import {
  entryId,
  entrySchema,
  joinedHistory,
  MOST_ENTRIES,
  withoutEntries,
  type SkinHistoryEntry,
} from './skin-history.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const HOUR = 3_600_000;

function entryAt(measuredAt: number, score = 76): SkinHistoryEntry {
  return {
    id: entryId(measuredAt),
    measuredAt,
    grade: 'good',
    light: 80,
    score: { value: score, low: score - 5, high: score + 5 },
    measures: { redness: { value: 4.2, low: 2.6, high: 5.8, unit: 'a*' } },
  };
}
const ENTRY = entryAt(NOON);

describe('the id of an analysis', () => {
  it('is a UUID of version 7, and follows from the moment', () => {
    expect(validate(entryId(NOON))).toBe(true);
    expect(version(entryId(NOON))).toBe(7);
    expect(entryId(NOON)).toBe(entryId(NOON));
    expect(entryId(NOON)).not.toBe(entryId(NOON + 1));
    expect(entryId(NOON) < entryId(NOON + 1)).toBe(true);
  });
});

describe('an analysis that comes from outside', () => {
  it.each([
    ['a score that was withheld', { score: null }],
    ['no measure', { measures: {} }],
  ])('may have %s', (_name, change) => {
    expect(entrySchema.safeParse({ ...ENTRY, ...change }).success).toBe(true);
  });

  it.each([
    ['a measure that is none', { measures: { age: { ...ENTRY.score, unit: '%' } } }],
    ['a measure without its unit', { measures: { redness: ENTRY.score } }],
    ['a unit of another measure', { measures: { redness: { ...ENTRY.score, unit: '%' } } }],
    ['a value outside its interval', { score: { value: 90, low: 70, high: 80 } }],
    ['a number that is none', { light: Number.NaN }],
    ['a moment that is none', { measuredAt: -1 }],
    ['an id that is none', { id: '1' }],
  ])('is refused with %s', (_name, change) => {
    expect(entrySchema.safeParse({ ...ENTRY, ...change }).success).toBe(false);
  });
});

describe('the history of a skin', () => {
  it('reads what it wrote', () => {
    const written = { v: 2, place: 'account', entries: [ENTRY], unsent: [entryAt(NOON + 1)] };
    expect(parseKeptHistory(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it.each([
    ['nothing', null],
    ['another version', { v: 1, place: 'device', entries: [ENTRY], unsent: [] }],
    ['another place', { v: 2, place: 'elsewhere', entries: [], unsent: [] }],
  ])('counts %s as no history', (_name, stored) => {
    expect(parseKeptHistory(stored)).toBeNull();
  });

  it('of two devices has each analysis once, in order, whichever comes first', () => {
    const [one, other] = [
      [entryAt(NOON), entryAt(NOON + 2)],
      [entryAt(NOON + 1), entryAt(NOON + 2)],
    ];
    const together = [entryAt(NOON), entryAt(NOON + 1), entryAt(NOON + 2)];
    expect(joinedHistory(one, other)).toEqual(together);
    expect(joinedHistory(other, one)).toEqual(together);
  });

  it('makes room for the newest', () => {
    const full = Array.from({ length: MOST_ENTRIES }, (_, at) => entryAt(at));
    const after = joinedHistory(full, [ENTRY]);
    expect(after).toHaveLength(MOST_ENTRIES);
    expect(after[0]?.measuredAt).toBe(1);
    expect(after.at(-1)).toEqual(ENTRY);
  });

  it('can go without some of its analyses', () => {
    expect(withoutEntries([ENTRY, entryAt(NOON + 1)], [ENTRY])).toEqual([entryAt(NOON + 1)]);
  });
});

describe('a comparison with earlier days', () => {
  const dayOf = (measuredAt: number) => new Date(measuredAt).toISOString().slice(0, 10);
  const values = (...entries: SkinHistoryEntry[]) =>
    entries.map(({ measuredAt, score }) => ({ measuredAt, value: score! }));

  it('passes over analyses of the same day', () => {
    const history = values(entryAt(NOON - 24 * HOUR, 50), entryAt(NOON - HOUR, 90), entryAt(NOON));
    expect(compareToEarlierDay(history, dayOf)).toEqual({
      is: 'higher',
      measuredAt: NOON - 24 * HOUR,
    });
  });

  it('says the same where the intervals say no more', () => {
    const history = values(entryAt(NOON - 24 * HOUR, 74), entryAt(NOON));
    expect(compareToEarlierDay(history, dayOf)?.is).toBe('same');
  });

  it('is not made on the first day', () => {
    expect(compareToEarlierDay(values(entryAt(NOON - HOUR), entryAt(NOON)), dayOf)).toBeNull();
    expect(compareToEarlierDay([], dayOf)).toBeNull();
  });
});
