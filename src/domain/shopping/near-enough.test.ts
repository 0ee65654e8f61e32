import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenDifference } from '#domain/advice/seen-colour.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { comparedForEach, distanceToSearch, leastSeenAt } from './near-enough.ts';

const lab = fc.record({
  lightness: fc.double({ min: 5, max: 95, noNaN: true }),
  a: fc.double({ min: -60, max: 80, noNaN: true }),
  b: fc.double({ min: -60, max: 80, noNaN: true }),
});
const distance = fc.double({ min: 0.5, max: 8, noNaN: true });
const offset = fc.record({
  lightness: fc.double({ min: -1, max: 1, noNaN: true }),
  a: fc.double({ min: -1, max: 1, noNaN: true }),
  b: fc.double({ min: -1, max: 1, noNaN: true }),
});

describe('the least difference that is seen at a distance', () => {
  it('is not undercut by a color that lies further away, except by a hair', () => {
    fc.assert(
      fc.property(lab, distance, offset, (color, far, by) => {
        const length = Math.hypot(by.lightness, by.a, by.b);
        fc.pre(length > 0.1);
        const beyond = (far * 1.0001) / length;
        const other = {
          lightness: color.lightness + by.lightness * beyond,
          a: color.a + by.a * beyond,
          b: color.b + by.b * beyond,
        };
        expect(seenDifference(color, other)).toBeGreaterThan(0.9 * leastSeenAt(color, far));
      }),
    );
  });

  it('is much less than the distance where colors are vivid', () => {
    const red = { lightness: 45, a: 70, b: 40 };
    const grey = { lightness: 45, a: 2, b: 1 };
    expect(leastSeenAt(red, 3)).toBeLessThan(1);
    expect(leastSeenAt(grey, 3)).toBeGreaterThan(2);
  });
});

describe('how many colors to compare for each that is wanted', () => {
  /** Colors that lie evenly in a ball of this radius. */
  function evenlyAround({ lightness, a, b }: Lab, radius: number): readonly Lab[] {
    const places = Array.from({ length: 21 }, (_, place) => (radius * (place - 10)) / 10);
    return places
      .flatMap((x) => places.flatMap((y) => places.map((z) => [x, y, z] as const)))
      .filter((by) => Math.hypot(...by) <= radius)
      .map(([x, y, z]) => ({ lightness: lightness + x, a: a + y, b: b + z }));
  }

  it.each([
    ['grey', { lightness: 45, a: 2, b: 1 }],
    ['skin', { lightness: 68, a: 16, b: 22 }],
    ['a vivid red', { lightness: 45, a: 70, b: 40 }],
    ['a vivid violet', { lightness: 35, a: 60, b: -60 }],
  ])('is all over those that are seen as nearest: %s', (_, color) => {
    const colors = evenlyAround(color, 3);
    const least = leastSeenAt(color, 3);
    const nearest = colors.filter((other) => seenDifference(color, other) <= least);
    const expected = colors.length / nearest.length;
    expect(comparedForEach(color, 3) / expected).toBeGreaterThan(0.8);
    expect(comparedForEach(color, 3) / expected).toBeLessThan(1.25);
  });

  it('is never fewer than one', () => {
    fc.assert(
      fc.property(lab, distance, (color, far) => {
        expect(comparedForEach(color, far)).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });
});

describe('the distance to search', () => {
  it('is one at which all colors differ by that much, and hardly larger', () => {
    fc.assert(
      fc.property(lab, distance, (color, far) => {
        const difference = leastSeenAt(color, far);
        const search = distanceToSearch(color, difference, far / 3);
        expect(leastSeenAt(color, search)).toBeGreaterThanOrEqual(difference);
        expect(search).toBeLessThan(1.1 * far);
      }),
    );
  });

  it('ends where there are no more colors', () => {
    const red = { lightness: 45, a: 70, b: 40 };
    expect(distanceToSearch(red, 1000, 3)).toBe(300);
  });
});
