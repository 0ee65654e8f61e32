import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { FAR_APART, MOST_SHADES, shadeSet } from './shade-set.ts';

const shadeAt = (lightness: number) => ({
  name: `L ${lightness}`,
  lab: { lightness, a: 12, b: 20 },
});
const skinAt = (lightness: number): Lab => ({ lightness, a: 12, b: 20 });

describe('the set of shades that a skin may need', () => {
  it('is one shade where nothing is open', () => {
    const set = shadeSet([skinAt(60)], [shadeAt(50), shadeAt(60), shadeAt(70)]);
    expect(set).toEqual({
      kind: 'set',
      covered: 1,
      apart: 0,
      shades: [{ shade: shadeAt(60), chance: 1, accepted: 1 }],
    });
  });

  it('has the likeliest first, and ends as soon as nine of ten cases are covered', () => {
    const possible = [
      ...Array.from({ length: 60 }, () => skinAt(60)),
      ...Array.from({ length: 32 }, () => skinAt(64)),
      ...Array.from({ length: 8 }, () => skinAt(68)),
    ];
    const set = shadeSet(possible, [shadeAt(68), shadeAt(64), shadeAt(60)]);
    expect(set).toMatchObject({ kind: 'set', covered: 0.92 });
    expect(
      set.kind === 'set' && set.shades.map(({ shade, chance }) => [shade.name, chance]),
    ).toEqual([
      ['L 60', 0.6],
      ['L 64', 0.32],
    ]);
  });

  it('says when even the nearest shade is not a good one', () => {
    const set = shadeSet([skinAt(60)], [shadeAt(80)]);
    expect(set).toMatchObject({ kind: 'set', shades: [{ chance: 1, accepted: 0 }] });
    expect(set.kind === 'set' && set.apart).toBeGreaterThan(FAR_APART);
  });

  it('is refused when it would need too many', () => {
    const steps = Array.from({ length: 4 * MOST_SHADES }, (_, place) => 30 + 2 * place);
    expect(shadeSet(steps.map(skinAt), steps.map(shadeAt))).toEqual({
      kind: 'too-wide',
      needed: Math.ceil(0.9 * steps.length),
    });
  });

  it('is none without shades', () => {
    expect(shadeSet([skinAt(60)], [])).toEqual({ kind: 'no-shades' });
  });

  it('never covers less than it says, whatever is possible', () => {
    const lab = fc.record({
      lightness: fc.double({ min: 20, max: 90, noNaN: true }),
      a: fc.double({ min: 5, max: 25, noNaN: true }),
      b: fc.double({ min: 5, max: 30, noNaN: true }),
    });
    const draws = fc.array(lab, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(draws, draws, (possible, colors) => {
        const set = shadeSet(
          possible,
          colors.map((color) => ({ lab: color })),
        );
        if (set.kind !== 'set') return;
        const sum = set.shades.reduce((all, { chance }) => all + chance, 0);
        expect(sum).toBeCloseTo(set.covered);
        expect(set.covered).toBeGreaterThanOrEqual(0.9);
        // Without its last shade it would not be enough.
        expect(sum - (set.shades.at(-1)?.chance ?? 0)).toBeLessThan(0.9);
      }),
    );
  });
});
