import { describe, expect, it } from 'vitest';
import { isRestorable, restorableSince, UNDO_DELETE_MS } from './limits.ts';

const DELETED_AT = new Date('2026-03-01T12:00:00Z');

describe('a deleted look', () => {
  it('can be brought back for as long as the page offers it, and a slow connection takes', () => {
    const lastOffer = new Date(DELETED_AT.getTime() + UNDO_DELETE_MS);
    expect(isRestorable(DELETED_AT, new Date(lastOffer.getTime() + 15_000))).toBe(true);
    expect(isRestorable(DELETED_AT, new Date(lastOffer.getTime() + 25_000))).toBe(false);
  });

  it('is kept for exactly as long as it can be brought back', () => {
    const now = new Date(DELETED_AT.getTime() + 60_000);
    const oldest = restorableSince(now);
    expect(isRestorable(oldest, now)).toBe(true);
    expect(isRestorable(new Date(oldest.getTime() - 1), now)).toBe(false);
  });
});
