import { describe, expect, it } from 'vitest';
import { shineDoubt } from './zone-maps.ts';

const WHITE = { white: [1, 1, 1] } as const;

describe('the shine of a zone', () => {
  it('is less sure on fair skin, which with less blood looks as if it had some white', () => {
    const fair = shineDoubt({ colour: [0.75, 0.55, 0.45] }, WHITE);
    const deep = shineDoubt({ colour: [0.09, 0.05, 0.03] }, WHITE);
    expect(fair).toBeGreaterThan(2);
    expect(deep).toBeLessThan(0.2);
  });

  it('depends on the color of the skin, and not on that of the light', () => {
    const inWhite = shineDoubt({ colour: [0.6, 0.4, 0.3] }, WHITE);
    const inWarm = shineDoubt({ colour: [0.6, 0.36, 0.21] }, { white: [1, 0.9, 0.7] });
    expect(inWarm).toBeCloseTo(inWhite, 6);
  });
});
