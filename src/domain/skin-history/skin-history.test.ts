import { describe, expect, it } from 'vitest';
import {
  MOST_ENTRIES,
  parseSkinHistory,
  withEntry,
  type SkinHistoryEntry,
} from './skin-history.ts';

const ENTRY: SkinHistoryEntry = {
  measuredAt: 1_800_000_000_000,
  light: 80,
  score: { value: 76, low: 71, high: 81 },
  measures: { redness: { value: 4.2, low: 2.6, high: 5.8 } },
};

describe('the history of a skin', () => {
  it('reads what it wrote', () => {
    const written = { v: 1, entries: [ENTRY] };
    expect(parseSkinHistory(JSON.parse(JSON.stringify(written)))).toEqual(written);
  });

  it('keeps a score that was withheld as none', () => {
    const written = { v: 1, entries: [{ ...ENTRY, score: null }] };
    expect(parseSkinHistory(written)?.entries[0]?.score).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['another version', { v: 2, entries: [ENTRY] }],
    ['a measure that is none', { v: 1, entries: [{ ...ENTRY, measures: { age: ENTRY.score } }] }],
    ['a moment that is none', { v: 1, entries: [{ ...ENTRY, measuredAt: -1 }] }],
  ])('counts %s as no history', (_name, stored) => {
    expect(parseSkinHistory(stored)).toBeNull();
  });

  it('makes room for the newest', () => {
    const full = Array.from({ length: MOST_ENTRIES }, (_, at) => ({ ...ENTRY, measuredAt: at }));
    const after = withEntry(full, ENTRY);
    expect(after).toHaveLength(MOST_ENTRIES);
    expect(after[0]?.measuredAt).toBe(1);
    expect(after.at(-1)).toEqual(ENTRY);
  });
});
