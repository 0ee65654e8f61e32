import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGrantable, LONGEST_GRANT_MS, refundableCents } from './care.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe('what an operator grants', () => {
  it.each([
    ['before now', -1, false],
    ['at this moment', 0, false],
    ['a moment later', 1, true],
    ['a year ahead', LONGEST_GRANT_MS, true],
    ['further ahead', LONGEST_GRANT_MS + 1, false],
  ])('%s is possible: %s', (_, ahead, possible) => {
    expect(isGrantable(after(ahead), NOW)).toBe(possible);
  });
});

describe('what can be given back', () => {
  it.each(['open', 'processing', 'failed', 'refunded', 'disputed'] as const)(
    'is nothing of a payment that is %s',
    (status) => {
      expect(refundableCents({ status, amountCents: 1999, refundedCents: 0 })).toBe(0);
    },
  );

  it('is never more than what was paid, nor less than nothing', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (amountCents, refundedCents) => {
        const left = refundableCents({ status: 'succeeded', amountCents, refundedCents });
        expect(left).toBe(Math.max(0, amountCents - refundedCents));
      }),
    );
  });
});
