/** What a measured skin says of the colours that suit it. An estimate: a camera is no colorimeter. */

import { convertLrgbToRgb, convertRgbToLab65, formatHex } from 'culori/fn';
import type { HexColour } from '#domain/makeup/look.ts';

/** Linear reflectance of red, green and blue, each in [0, 1], with the light taken out. */
export type SkinReflectance = readonly [number, number, number];

export type Undertone = 'cool' | 'neutral' | 'warm';
export type SkinDepth = 'very light' | 'light' | 'medium' | 'tan' | 'brown' | 'deep';

export interface SkinTone {
  readonly undertone: Undertone;
  readonly depth: SkinDepth;
  /** The skin's own colour in white light. */
  readonly hex: HexColour;
}

/**
 * Lowest individual typology angle of each depth, in degrees: arctan((L* - 50) / b*), with the bands
 * of Chardon, Cretois and Hourseau (1991).
 */
const DEPTHS: readonly (readonly [lowest: number, depth: SkinDepth])[] = [
  [55, 'very light'],
  [41, 'light'],
  [28, 'medium'],
  [10, 'tan'],
  [-30, 'brown'],
  [-90, 'deep'],
];

/**
 * CIELAB hue angles, in degrees, between which a skin is neither pink nor golden. Measured faces of
 * all depths lie between about 45 and 70, most of them in the middle.
 */
export const COOL_BELOW = 52;
export const WARM_ABOVE = 61;

/** Undertone, depth and colour of a skin. Reflectances outside [0, 1] count as the nearest end. */
export function skinToneOf(reflectance: SkinReflectance): SkinTone {
  const [r, g, b] = reflectance.map((channel) => Math.min(1, Math.max(0, channel)));
  const rgb = convertLrgbToRgb({ r: r ?? 0, g: g ?? 0, b: b ?? 0 });
  const lab = convertRgbToLab65(rgb);
  const hue = (Math.atan2(lab.b, lab.a) * 180) / Math.PI;
  const typologyAngle = (Math.atan2(lab.l - 50, Math.max(1e-6, lab.b)) * 180) / Math.PI;
  return {
    undertone: hue < COOL_BELOW ? 'cool' : hue > WARM_ABOVE ? 'warm' : 'neutral',
    depth: skinDepthOf(typologyAngle),
    hex: formatHex(rgb),
  };
}

/** The depth of a skin by its individual typology angle, in degrees. */
export function skinDepthOf(typologyAngle: number): SkinDepth {
  return DEPTHS.find(([lowest]) => typologyAngle >= lowest)?.[1] ?? 'deep';
}
