import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLook } from '#tests/studio/arbitrary-look.ts';
import { atIntensity, composed, recomposed, withPatch } from './composition.ts';
import { DEFAULT_LOOK, PRODUCTS, type Look } from './look.ts';

/** Opacities as of the quick look Bold: lipstick, blush, eyeshadow, eyeliner, mascara, foundation. */
const BOLD = [96, 48, 58, 100, 95, 52] as const;

function lookOf(opacities: readonly number[]): Look {
  return PRODUCTS.reduce<Look>(
    (look, product, place) => ({
      ...look,
      [product]: { ...look[product], opacity: opacities[place] },
    }),
    DEFAULT_LOOK,
  );
}

const opacities = (look: Look): number[] => PRODUCTS.map((product) => look[product].opacity);

describe('Makeup Intensity', () => {
  it('wears a look as it was designed at 75, nothing at 0 and a third more at 100', () => {
    const bold = composed(lookOf(BOLD));
    expect(bold.intensity).toBe(75);
    expect(opacities(atIntensity(bold, 75).look)).toEqual(BOLD);
    expect(opacities(atIntensity(bold, 0).look)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(opacities(atIntensity(bold, 100).look)).toEqual([100, 64, 77, 100, 100, 69]);
  });

  it('keeps the balance of the six products on the way', () => {
    expect(opacities(atIntensity(composed(lookOf(BOLD)), 70).look)).toEqual([
      90, 45, 54, 93, 89, 49,
    ]);
  });

  it('loses nothing on the way down and up again, wherever it was on the way', () => {
    fc.assert(
      fc.property(
        anyLook,
        fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }),
        (look, way) => {
          const moved = way.reduce(atIntensity, composed(look));
          expect(atIntensity(moved, 75).look).toEqual(look);
        },
      ),
    );
  });

  it('leaves shades and finishes alone', () => {
    const glossy: Look = {
      ...DEFAULT_LOOK,
      lipstick: { color: '#7d1d43', opacity: 88, finish: 'gloss' },
    };
    expect(atIntensity(composed(glossy), 30).look.lipstick).toEqual({
      color: '#7d1d43',
      opacity: 35,
      finish: 'gloss',
    });
  });
});

describe('one product’s own slider', () => {
  const half = atIntensity(composed(lookOf([80, 40, 60, 80, 60, 40])), 50);

  it('changes that product as it is seen now, and no other', () => {
    const moved = withPatch(half, { blush: { opacity: 44 } });
    expect(opacities(moved.look)).toEqual([53, 44, 40, 53, 40, 27]);
    expect(moved.intensity).toBe(50);
  });

  it('takes its new share along when the intensity moves on', () => {
    const moved = withPatch(half, { blush: { opacity: 44 } });
    expect(opacities(atIntensity(moved, 75).look)).toEqual([80, 66, 60, 80, 60, 40]);
  });

  it('can be set above what the intensity would allow', () => {
    const moved = withPatch(half, { lipstick: { opacity: 90 } });
    expect(moved.look.lipstick.opacity).toBe(90);
    expect(atIntensity(moved, 75).look.lipstick.opacity).toBe(100);
    expect(atIntensity(atIntensity(moved, 100), 50).look.lipstick.opacity).toBe(90);
  });

  it('starts a look of its own where the intensity shows nothing', () => {
    const nothing = atIntensity(half, 0);
    const moved = withPatch(nothing, { lipstick: { opacity: 60 } });
    expect(opacities(moved.look)).toEqual([60, 0, 0, 0, 0, 0]);
    expect(moved.intensity).toBe(75);
  });
});

describe('a change of the look', () => {
  it('that sets several products at once sets each as it is seen now', () => {
    const half = atIntensity(composed(lookOf(BOLD)), 50);
    const moved = withPatch(half, { lipstick: { opacity: 30 }, mascara: { opacity: 10 } });
    expect([moved.look.lipstick.opacity, moved.look.mascara.opacity]).toEqual([30, 10]);
    expect([moved.look.blush, moved.look.eyeliner]).toEqual([half.look.blush, half.look.eyeliner]);
    const designed = atIntensity(moved, 75).look;
    expect([designed.lipstick.opacity, designed.mascara.opacity]).toEqual([45, 15]);
  });

  it('of a shade stays at the intensity that is worn', () => {
    const faint = atIntensity(composed(DEFAULT_LOOK), 20);
    const worn = withPatch(faint, { lipstick: { color: '#b3203f' } });
    expect(worn.intensity).toBe(20);
    expect(atIntensity(worn, 75).look).toEqual({
      ...DEFAULT_LOOK,
      lipstick: { color: '#b3203f', opacity: 70 },
    });
  });
});

describe('what was kept beside a look', () => {
  it('brings back the intensity and the balance behind it', () => {
    const faint = atIntensity(composed(lookOf(BOLD)), 12);
    expect(recomposed(faint.look, faint)).toEqual(faint);
  });

  it('is left aside where it belongs to another look', () => {
    const faint = atIntensity(composed(lookOf(BOLD)), 12);
    expect(recomposed(DEFAULT_LOOK, faint)).toEqual(composed(DEFAULT_LOOK));
  });
});
