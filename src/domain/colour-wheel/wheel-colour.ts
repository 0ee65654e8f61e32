/** A colour as the wheel holds it. */

import { convertRgbToHsl, convertHslToRgb, formatHex, parseHex } from 'culori/fn';
import type { HexColour } from '#domain/makeup/look.ts';

/** Hue in degrees [0, 360), saturation and lightness in percent [0, 100], of HSL over sRGB. */
export interface WheelColour {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

/** The makeup that has a colour of its own to choose; mascara has none. */
export const WHEEL_TYPES = ['lipstick', 'blush', 'eyeshadow', 'eyeliner', 'foundation'] as const;
export type WheelType = (typeof WHEEL_TYPES)[number];

const HEX = /^#?([\da-f]{3}|[\da-f]{6})$/i;

/** Any angle as a hue in [0, 360). */
export function asHue(degrees: number): number {
  const turned = degrees % 360;
  // Adding zero turns -0 into 0.
  return ((turned < 0 ? turned + 360 : turned) % 360) + 0;
}

export function asPercent(value: number): number {
  return Math.min(100, Math.max(0, value));
}

/** A wheel colour whose parts are within their ranges. */
export function wheelColour(h: number, s: number, l: number): WheelColour {
  return { h: asHue(h), s: asPercent(s), l: asPercent(l) };
}

export function hexOf({ h, s, l }: WheelColour): HexColour {
  return formatHex(convertHslToRgb({ h, s: s / 100, l: l / 100 }));
}

/**
 * The wheel's colour for `#rrggbb`, `#rgb` or the same without `#`; null for anything else. A grey
 * has no hue of its own: it gets `greyHue`, so that the wheel does not turn.
 */
export function wheelColourOf(text: string, greyHue = 0): WheelColour | null {
  const digits = HEX.exec(text.trim())?.[1];
  const rgb = digits === undefined ? undefined : parseHex(`#${digits}`);
  if (rgb === undefined) return null;
  const { h = greyHue, s, l } = convertRgbToHsl(rgb);
  return wheelColour(h, s * 100, l * 100);
}
