/** How far each product's colour is from the intended one, in four lights. */

import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import { LIGHT_COLOURS, type SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/index.ts';
import { blushArea, foundationArea, lidArea, lipsArea } from './colour-areas.ts';
import { colourError, COVERING, type ColourError } from './intended-colour.ts';
import { blushOnly, eyeshadowOnly, foundationOnly, lipstickOnly } from './looks.ts';
import type { DrawMakeup } from './makeup-renderers.ts';
import { takeShot, type Shot } from './shot.ts';

const LIGHTS = {
  full: { light: { exposure: 1 } },
  half: { light: { exposure: 0.5 } },
  quarter: { light: { exposure: 0.25 } },
  warm: { light: { exposure: 1, colour: LIGHT_COLOURS.warm } },
} as const satisfies Record<string, SyntheticFaceOptions>;

export type LightName = keyof typeof LIGHTS;
export const LIGHT_NAMES = [
  'full',
  'half',
  'quarter',
  'warm',
] as const satisfies readonly LightName[];

export type ColouredProduct = 'lipstick' | 'eyeshadow' | 'blush' | 'foundation';
export const COLOURED_PRODUCTS = ['lipstick', 'eyeshadow', 'blush', 'foundation'] as const;

interface ProductTrial {
  readonly shades: readonly HexColour[];
  readonly opacity: number;
  readonly lookOf: (shade: HexColour, opacity: number) => Look;
  readonly areaOf: (shot: Shot, drawMakeup: DrawMakeup) => number[] | Promise<number[]>;
}

/** Shades light and deep, pale and strong; opacities as a person would choose them. */
const TRIALS: Record<ColouredProduct, ProductTrial> = {
  lipstick: {
    shades: ['#b3203f', '#ec4899', '#9c6152'],
    opacity: 80,
    lookOf: lipstickOnly,
    areaOf: lipsArea,
  },
  eyeshadow: {
    shades: ['#8f3d66', '#e6c3a5'],
    opacity: 70,
    lookOf: eyeshadowOnly,
    areaOf: lidArea,
  },
  blush: { shades: ['#d0626a', '#fda4af'], opacity: 60, lookOf: blushOnly, areaOf: blushArea },
  foundation: {
    shades: ['#f8e8db', '#c68e63', '#6b4530'],
    opacity: 60,
    lookOf: foundationOnly,
    areaOf: foundationArea,
  },
};

export interface ShadeResult extends ColourError {
  readonly product: ColouredProduct;
  readonly light: LightName;
  readonly shade: HexColour;
  /** How many pixels were judged. */
  readonly pixels: number;
}

export async function photographLights(
  tracker: FaceTracker,
  skinTone: number,
): Promise<Record<LightName, Shot>> {
  return {
    full: await takeShot(tracker, { skinTone, ...LIGHTS.full }),
    half: await takeShot(tracker, { skinTone, ...LIGHTS.half }),
    quarter: await takeShot(tracker, { skinTone, ...LIGHTS.quarter }),
    warm: await takeShot(tracker, { skinTone, ...LIGHTS.warm }),
  };
}

export async function judgeColours(
  shots: Record<LightName, Shot>,
  drawMakeup: DrawMakeup,
): Promise<ShadeResult[]> {
  const results: ShadeResult[] = [];
  for (const product of COLOURED_PRODUCTS) {
    const { shades, opacity, lookOf, areaOf } = TRIALS[product];
    const weight = (COVERING[product] * opacity) / 100;
    // The face is the same in every light, and so is the area where a product is judged.
    const area = await areaOf(shots.full, drawMakeup);
    for (const light of LIGHT_NAMES) {
      const { truth, face } = shots[light];
      for (const shade of shades) {
        const drawn = await drawMakeup(truth.image, face, lookOf(shade, opacity));
        const error = colourError(truth, drawn, shade, weight, area);
        results.push({ product, light, shade, pixels: area.length, ...error });
      }
    }
  }
  return results;
}
