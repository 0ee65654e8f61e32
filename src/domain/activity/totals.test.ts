import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIVITY_KINDS } from './activity.ts';
import { archiveActivities, type CountedActivity, dayOf } from './totals.ts';

const entry = fc.record({
  kind: fc.constantFrom(...ACTIVITY_KINDS),
  happenedAt: fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2026-01-09T00:00:00Z'),
    noInvalidDate: true,
  }),
});
const oldestFirst = fc
  .array(entry)
  .map((entries) =>
    entries.toSorted((one, other) => one.happenedAt.getTime() - other.happenedAt.getTime()),
  );

function at(happenedAt: string, kind: CountedActivity['kind'] = 'signed_in'): CountedActivity {
  return { kind, happenedAt: new Date(happenedAt) };
}

describe('the archive of activities', () => {
  it('is nothing as long as nothing went into it', () => {
    expect(archiveActivities(undefined, [])).toBeUndefined();
  });

  it('counts each kind, and each calendar day in UTC once', () => {
    const entries = [
      at('2026-01-01T23:59:59Z', 'look_created'),
      at('2026-01-02T00:00:01Z', 'photo_captured'),
      at('2026-01-02T12:00:00Z', 'look_liked'),
      at('2026-01-02T13:00:00Z', 'look_liked'),
    ];
    expect(archiveActivities(undefined, entries)).toEqual({
      looksCreated: 1,
      photosTaken: 1,
      likesGiven: 2,
      daysActive: 2,
      lastDay: '2026-01-02',
    });
  });

  it('is the same whether entries come at once or bit by bit', () => {
    fc.assert(
      fc.property(oldestFirst, fc.nat(), (entries, place) => {
        const cut = entries.length === 0 ? 0 : place % entries.length;
        const first = archiveActivities(undefined, entries.slice(0, cut));
        expect(archiveActivities(first, entries.slice(cut))).toEqual(
          archiveActivities(undefined, entries),
        );
      }),
    );
  });

  it('counts as many days as there are', () => {
    fc.assert(
      fc.property(oldestFirst, (entries) => {
        const days = new Set(entries.map(({ happenedAt }) => dayOf(happenedAt)));
        expect(archiveActivities(undefined, entries)?.daysActive ?? 0).toBe(days.size);
      }),
    );
  });
});
