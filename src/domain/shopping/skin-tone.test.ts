import { describe, expect, it } from 'vitest';
import { suitsTone, toneSimilarity } from './skin-tone.ts';

describe('the filter by skin tone', () => {
  it('finds nothing nearer to a tone than its own reference', () => {
    expect(toneSimilarity('#f0e6dc', 'fair')).toBe(1);
    expect(toneSimilarity('#64503c', 'deep')).toBe(1);
  });

  it('counts the distance in RGB against 441', () => {
    expect(toneSimilarity('#f0e6db', 'fair')).toBeCloseTo(1 - 1 / 441, 10);
    expect(toneSimilarity('#000000', 'deep')).toBeCloseTo(1 - Math.hypot(100, 80, 60) / 441, 10);
  });

  it('lets a shade pass above 0.7, and not at it', () => {
    expect(suitsTone('#64503c', 'deep')).toBe(true);
    expect(suitsTone('#f0e6dc', 'deep')).toBe(false);
    // 132 steps of red from the reference pass, 133 do not: 0.3 times 441 is 132.3.
    expect(suitsTone('#6ce6dc', 'fair')).toBe(true);
    expect(suitsTone('#6be6dc', 'fair')).toBe(false);
  });
});
