import { describe, expect, it } from 'vitest';
import { PUBLISHED_PAIRS } from '#tests/fixtures/ciede2000-pairs.ts';
import { ciede2000 } from './ciede2000.ts';

describe('ciede2000', () => {
  it.each(PUBLISHED_PAIRS)(
    'gives the published difference of %o and %o',
    (first, second, expected) => {
      expect(ciede2000(first, second)).toBeCloseTo(expected, 4);
      expect(ciede2000(second, first)).toBeCloseTo(expected, 4);
    },
  );

  it('is 0 between equal colours', () => {
    expect(ciede2000([40, 10, -3], [40, 10, -3])).toBe(0);
  });
});
