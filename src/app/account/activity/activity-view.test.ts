import { describe, expect, it } from 'vitest';
import { activityView, ageWords } from './activity-view.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const NOTHING = { looksCreated: 0, photosTaken: 0, likesGiven: 0, daysActive: 1 };

function entry(kind: 'account_created' | 'signed_in' | 'look_created', happenedAt: string) {
  return { id: '019aa000-0000-7000-8000-000000000001', kind, subject: null, happenedAt };
}

describe('the activity of an account', () => {
  it('is the sample while the account was only created and signed in to', () => {
    const entries = [
      entry('signed_in', '2026-11-21T11:00:00Z'),
      entry('account_created', '2026-11-20T11:00:00Z'),
    ];
    const view = activityView({ entries, totals: NOTHING }, NOW);
    expect(view.isSample).toBe(true);
    expect(view.entries.map(({ kind }) => kind)).toEqual([
      'look_created',
      'photo_captured',
      'look_liked',
      'account_created',
    ]);
    expect(view.totals).toEqual({ looksCreated: 1, photosTaken: 1, likesGiven: 1, daysActive: 7 });
  });

  it('is the person’s own as soon as there is one thing to show', () => {
    const entries = [entry('look_created', '2026-11-21T09:00:00Z')];
    const totals = { ...NOTHING, looksCreated: 1 };
    const view = activityView({ entries, totals }, NOW);
    expect(view).toMatchObject({ isSample: false, totals });
    expect(ageWords(view.entries[0]!.happenedAt, NOW)).toBe('3 hours ago');
  });

  it('is the person’s own when what they did is older than the latest entries', () => {
    const entries = [entry('signed_in', '2026-11-21T11:00:00Z')];
    const totals = { ...NOTHING, photosTaken: 4 };
    expect(activityView({ entries, totals }, NOW).isSample).toBe(false);
  });
});

describe('the age of an entry, in words', () => {
  it.each([
    ['2026-11-21T11:30:00Z', 'Less than an hour ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T13:00:00Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2026-11-14T12:00:00Z', '7 days ago'],
  ])('of %s is %s', (moment, words) => {
    expect(ageWords(new Date(moment), NOW)).toBe(words);
  });
});
