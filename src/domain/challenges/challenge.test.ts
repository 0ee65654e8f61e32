import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import { challengeState, makeupKey, problemOfTimes, takesEntries } from './challenge.ts';
import { ROUND_MS, ROUND_SLOTS, roundAt } from './rounds.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-05-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);

describe('a challenge', () => {
  it('runs from its start up to its end', () => {
    const times = { startsAt: inDays(0), endsAt: inDays(7) };
    expect(challengeState(times, new Date(NOW.getTime() - 1))).toBe('planned');
    expect(challengeState(times, NOW)).toBe('running');
    expect(challengeState(times, inDays(7))).toBe('ended');
  });

  it('takes looks up to its last day, which is for votes alone', () => {
    const times = { startsAt: inDays(-1), endsAt: inDays(7) };
    expect(takesEntries(times, inDays(5.9))).toBe(true);
    expect(takesEntries(times, inDays(6))).toBe(false);
    expect(takesEntries(times, inDays(-2))).toBe(false);
  });

  it.each([
    [-1, 7, 'starts-in-the-past'],
    [400, 410, 'starts-too-late'],
    [0, 1, 'too-short'],
    [0, 91, 'too-long'],
    [0, 2, null],
  ])('from day %i to day %i is %s', (from, to, problem) => {
    expect(problemOfTimes({ startsAt: inDays(from), endsAt: inDays(to) }, NOW)).toBe(problem);
  });
});

describe('a round of ours', () => {
  it('has a deadline ahead at any time, and follows the one before', () => {
    const day = fc.integer({ min: -2000, max: 20_000 });
    fc.assert(
      fc.property(day, fc.nat(ROUND_SLOTS - 1), (days, slot) => {
        const now = inDays(days / 3);
        const { startsAt, endsAt, number } = roundAt(slot, now);
        expect(startsAt <= now && now < endsAt).toBe(true);
        const next = roundAt(slot, endsAt);
        expect(next.number).toBe(number + 1);
        expect(next.startsAt).toEqual(endsAt);
        expect(next.endsAt.getTime() - endsAt.getTime()).toBe(ROUND_MS);
      }),
    );
  });

  it('ends on another day than the others', () => {
    const ends = Array.from({ length: ROUND_SLOTS }, (_, slot) => +roundAt(slot, NOW).endsAt);
    expect(new Set(ends).size).toBe(ROUND_SLOTS);
  });
});

describe('the key of a makeup', () => {
  const look = DEFAULT_LOOK;

  it('is the same for the same makeup on another skin, or written in another way', () => {
    const foundation = { color: '#5b3929', opacity: 10 };
    const lipstick = { color: '#EC4899', opacity: 70, finish: 'satin' } as const;
    expect(makeupKey({ ...look, foundation, lipstick })).toBe(makeupKey(look));
  });

  it('is different where anything else differs', () => {
    expect(makeupKey({ ...look, mascara: { opacity: 66 } })).not.toBe(makeupKey(look));
  });
});
