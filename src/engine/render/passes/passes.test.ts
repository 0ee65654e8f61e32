import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LIP_FINISHES, Look } from '#domain/makeup/look.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { OPEN_EYES } from '#engine/geometry/lid-closure.ts';
import { addSkin } from '#engine/geometry/skin-shape.ts';
import { VERTEX_FLOATS, VertexBuffer, type IndexRange } from '#engine/geometry/vertex-buffer.ts';
import type { FaceLight } from '#engine/render/light/face-light.ts';
import { luma, parseHex } from '#domain/colour/transfer.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { STRONG_LOOK, wearingOnly } from '#tests/support/worn-look.ts';
import { planBlush } from './blush.ts';
import { END_OF_BLUSH, fadingOfBlush } from './cheek.ts';
import { planEyeshadow } from './eyeshadow.ts';
import { planFoundation } from './foundation.ts';
import { planEyeliner, planMascara } from './ink.ts';
import { planLipstick } from './lipstick.ts';
import type { Draw, PassContext, PlanPass } from './pass.ts';

type LipstickDraw = Draw<'lipstick'>;

/** A light in which white is white: shades appear as they are named. */
const DAYLIGHT: FaceLight = {
  skin: [0.78, 0.6, 0.52],
  lips: [0.66, 0.42, 0.42],
  white: [1, 1, 1],
  mouthShade: 1,
  litLip: 0.5,
  direction: { left: 0, above: 0 },
};

function contextOf(look: Look, light: FaceLight = DAYLIGHT): PassContext {
  const frame = createFaceFrame(posedLandmarks());
  return { look, light, frame, lids: OPEN_EYES, buffer: new VertexBuffer() };
}

/** The light a quarter as bright. */
function dimmed(light: FaceLight): FaceLight {
  const [red, green, blue] = light.white;
  return { ...light, white: [red / 4, green / 4, blue / 4] };
}

/** How strongly a product is drawn. */
function strengthOf(draw: ReturnType<PlanPass>): number {
  if (draw === null || !('strength' in draw)) throw new Error('the product is not drawn');
  return draw.strength;
}

describe('how strongly a product shows', () => {
  it.each<[string, PlanPass, Look, number]>([
    ['foundation shows at 0.4 of its opacity', planFoundation, wearingOnly('foundation', 50), 0.2],
    ['lipstick shows at 0.8 of its opacity', planLipstick, wearingOnly('lipstick', 50), 0.4],
    ['eyeshadow shows at 0.7 of its opacity', planEyeshadow, wearingOnly('eyeshadow', 50), 0.35],
    ['mascara shows at 0.7 of its opacity', planMascara, wearingOnly('mascara', 50), 0.35],
    ['eyeliner shows as it is', planEyeliner, wearingOnly('eyeliner', 50), 0.5],
  ])('%s', (_, plan, look, strength) => {
    expect(strengthOf(plan(contextOf(look)))).toBeCloseTo(strength, 10);
  });

  it('grows with the opacity, and lets skin show through blush even at its fullest', () => {
    const strengths = [10, 50, 100].map((opacity) =>
      strengthOf(planBlush(contextOf(wearingOnly('blush', opacity)))),
    );
    expect(strengths).toEqual(strengths.toSorted((first, second) => first - second));
    expect(strengths.at(-1)).toBeLessThan(1);
  });

  it.each<[string, PlanPass, Look]>([
    ['foundation', planFoundation, wearingOnly('foundation', 0)],
    ['blush', planBlush, wearingOnly('blush', 0)],
    ['lipstick', planLipstick, wearingOnly('lipstick', 0)],
    ['eyeshadow', planEyeshadow, wearingOnly('eyeshadow', 0)],
    ['eyeliner', planEyeliner, wearingOnly('eyeliner', 0)],
    ['mascara', planMascara, wearingOnly('mascara', 0)],
  ])('is nothing at all for %s of opacity 0: no shape is made', (_, plan, look) => {
    const context = contextOf(look);
    expect(plan(context)).toBeNull();
    expect(context.buffer.vertexCount).toBe(0);
  });
});

describe('the colour that a product has in the light', () => {
  it('is the named shade where white is white', () => {
    const { shade } = planLipstick(contextOf(STRONG_LOOK)) as LipstickDraw;
    parseHex(STRONG_LOOK.lipstick.color).forEach((channel, index) => {
      expect(shade[index]).toBeCloseTo(channel, 3);
    });
  });

  it.each<[string, PlanPass]>([
    ['lipstick', planLipstick],
    ['blush', planBlush],
    ['foundation', planFoundation],
    ['eyeliner', planEyeliner],
  ])('of %s is darker in dim light', (_, plan) => {
    const shadeIn = (light: FaceLight): number => {
      const draw = plan(contextOf(STRONG_LOOK, light));
      if (draw === null || !('shade' in draw)) throw new Error('no shade is planned');
      return luma(draw.shade);
    };
    expect(shadeIn(dimmed(DAYLIGHT))).toBeLessThan(0.7 * shadeIn(DAYLIGHT));
  });

  it('takes the tint of the light', () => {
    const warm = { ...DAYLIGHT, white: [1.3, 0.95, 0.6] as const };
    const [red, , blue] = (
      planFoundation(contextOf(STRONG_LOOK, warm)) as { shade: readonly number[] }
    ).shade;
    const [neutralRed, , neutralBlue] = parseHex(STRONG_LOOK.foundation.color);
    expect(red).toBeGreaterThan(neutralRed);
    expect(blue).toBeLessThan(neutralBlue);
  });

  it('of lips in the shade of a hat is darker than that of lips in the open', () => {
    const shadowed = planLipstick(contextOf(STRONG_LOOK, { ...DAYLIGHT, mouthShade: 0.5 }));
    const open = planLipstick(contextOf(STRONG_LOOK));
    expect(luma((shadowed as LipstickDraw).shade)).toBeLessThan(luma((open as LipstickDraw).shade));
  });

  it('of the blackest liner still returns a little light, like any pigment', () => {
    const draw = planEyeliner(contextOf(wearingOnly('eyeliner')));
    expect(draw).toMatchObject({ pass: 'ink' });
    expect(luma((draw as { shade: readonly [number, number, number] }).shade)).toBeGreaterThan(
      0.05,
    );
  });
});

describe('the finish of a lipstick', () => {
  let finishes: Record<(typeof LIP_FINISHES)[number], LipstickDraw>;
  beforeAll(() => {
    const drawOf = (finish: (typeof LIP_FINISHES)[number]): LipstickDraw => {
      const look = { ...STRONG_LOOK, lipstick: { ...STRONG_LOOK.lipstick, finish } };
      return planLipstick(contextOf(look)) as LipstickDraw;
    };
    finishes = {
      matte: drawOf('matte'),
      satin: drawOf('satin'),
      gloss: drawOf('gloss'),
      shimmer: drawOf('shimmer'),
    };
  });

  it('is satin when the look names none', () => {
    expect(planLipstick(contextOf(STRONG_LOOK))).toEqual(finishes.satin);
  });

  it('keeps less of the highlights when it is matte, and more when it is gloss', () => {
    expect(finishes.matte.highlight).toBeLessThan(finishes.satin.highlight);
    expect(finishes.gloss.highlight).toBeGreaterThan(finishes.satin.highlight);
  });

  it('adds the most film for gloss, and sparkle only for shimmer', () => {
    expect([finishes.matte.gloss, finishes.satin.gloss]).toEqual([0, 0]);
    expect(finishes.gloss.gloss).toBeGreaterThan(finishes.shimmer.gloss);
    expect([finishes.matte.shimmer, finishes.satin.shimmer, finishes.gloss.shimmer]).toEqual([
      0, 0, 0,
    ]);
    expect(finishes.shimmer.shimmer).toBeGreaterThan(0);
  });

  it('has its gloss on the middle of the lower lip, moved towards the light but never far', () => {
    const placeIn = (left: number, above: number): readonly [number, number] => {
      const light = { ...DAYLIGHT, direction: { left, above } };
      return (planLipstick(contextOf(STRONG_LOOK, light)) as LipstickDraw).glossAt;
    };
    const [along, across] = placeIn(0, 0);
    expect([along, across]).toEqual([1.5, 0.5]);
    expect(placeIn(0.4, 0)[0]).toBeLessThan(along);
    expect(placeIn(-0.4, 0)[0]).toBeGreaterThan(along);
    expect(placeIn(0, 0.1)[1]).toBeGreaterThan(across);
    for (const [far, high] of [placeIn(9, 9), placeIn(-9, -9)]) {
      expect(Math.abs(far - along)).toBeLessThanOrEqual(0.25);
      expect(Math.abs(high - across)).toBeLessThanOrEqual(0.14 + 1e-9);
    }
  });

  it('takes the lit part of a lip for pigment when it is matte, and for sheen when it is satin', () => {
    const highlightFrom = (finish: 'matte' | 'satin', litLip: number): number => {
      const look = { ...STRONG_LOOK, lipstick: { ...STRONG_LOOK.lipstick, finish } };
      return (planLipstick(contextOf(look, { ...DAYLIGHT, litLip })) as LipstickDraw).highlightFrom;
    };
    expect(highlightFrom('matte', 0.62)).toBeGreaterThan(highlightFrom('matte', 0.5));
    expect(highlightFrom('satin', 0.62)).toBe(highlightFrom('satin', 0.5));
  });

  it('has no gloss where there is no light', () => {
    const gloss = {
      ...STRONG_LOOK,
      lipstick: { ...STRONG_LOOK.lipstick, finish: 'gloss' },
    } as const;
    const dark = { ...DAYLIGHT, white: [0.01, 0.01, 0.01] } as const;
    expect((planLipstick(contextOf(gloss, dark)) as LipstickDraw).gloss).toBe(0);
  });

  it('shines no more than the light allows', () => {
    const { shine } = planLipstick(contextOf(STRONG_LOOK, dimmed(DAYLIGHT))) as LipstickDraw;
    expect(shine).toBeLessThan(finishes.satin.shine);
    expect(finishes.satin.shine).toBeLessThanOrEqual(1);
  });
});

describe('the finish of an eyeshadow', () => {
  it('is matte when the look names none, and sparkles when it is shimmer', () => {
    const { eyeshadow } = STRONG_LOOK;
    const drawOf = (look: Look): unknown => planEyeshadow(contextOf(look));
    expect(drawOf(STRONG_LOOK)).toMatchObject({ shimmer: 0 });
    expect(
      drawOf({ ...STRONG_LOOK, eyeshadow: { ...eyeshadow, finish: 'shimmer' } }),
    ).toMatchObject({
      shimmer: 1,
    });
  });

  it('keeps lid, crease and outer corner apart', () => {
    const draw = planEyeshadow(contextOf(STRONG_LOOK));
    const [lid, crease, outer] = STRONG_LOOK.eyeshadow.colors.map(parseHex);
    const rounded = (colour: readonly number[]): number[] =>
      colour.map((channel) => Math.round(channel * 255));
    expect(draw).toMatchObject({ pass: 'eyeshadow' });
    const planned = draw as unknown as Record<'lid' | 'crease' | 'outer', readonly number[]>;
    expect([planned.lid, planned.crease, planned.outer].map(rounded)).toEqual(
      [lid!, crease!, outer!].map(rounded),
    );
  });
});

describe('where blush is drawn', () => {
  /** The triangles of a range, each by the mesh's texture coordinates of its corners. */
  function trianglesOf(
    { vertices, indices }: VertexBuffer,
    { first, count }: IndexRange,
  ): (readonly [across: number, along: number])[][] {
    const corners = Array.from(indices.subarray(first, first + count), (vertex) => {
      const at = vertex * VERTEX_FLOATS;
      return [vertices[at + 3]!, vertices[at + 4]!] as const;
    });
    return Array.from({ length: count / 3 }, (_, t) => corners.slice(3 * t, 3 * t + 3));
  }

  it('is on both cheeks alone: a part of the skin, and no blush that is seen lies outside', () => {
    const context = contextOf(wearingOnly('blush', 100));
    const drawn = trianglesOf(context.buffer, planBlush(context)!.range);
    const skin = trianglesOf(context.buffer, addSkin(context.buffer, context.frame));
    const isDrawn = new Set(drawn.map((triangle) => triangle.join()));
    const left = skin.filter((triangle) => !isDrawn.has(triangle.join()));
    expect(drawn.length + left.length).toBe(skin.length);
    expect(left.length).toBeGreaterThan(skin.length / 3);
    fc.assert(
      fc.property(
        fc.constantFrom(...left),
        fc.tuple(
          fc.double({ min: 0.001, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
        (triangle, weights) => {
          const sum = weights.reduce((total, weight) => total + weight, 0);
          const mean = (axis: 0 | 1): number =>
            triangle.reduce((total, corner, i) => total + (corner[axis] * weights[i]!) / sum, 0);
          // What lies between the places that were looked at is a hundredth of a level at most.
          expect(fadingOfBlush(mean(0), mean(1))).toBeGreaterThan(END_OF_BLUSH - 0.05);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
