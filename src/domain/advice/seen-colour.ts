/** Colors as the eye compares them: CIELAB of what a look or the renderer says, and CIEDE2000 between two of them. */

import {
  convertLab65ToRgb,
  convertRgbToLab65,
  differenceCiede2000,
  modeLab65,
  useMode,
} from 'culori/fn';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import { mapRgb, parseHex, type Rgb } from '#domain/colour/transfer.ts';
import type { HexColour } from '#domain/makeup/look.ts';

useMode(modeLab65);
const ciede2000 = differenceCiede2000();
const RADIANS = Math.PI / 180;

/** Of encoded sRGB, each channel in [0, 1]. */
export function labOfRgb([r, g, b]: Rgb): Lab {
  const lab = convertRgbToLab65({ r, g, b });
  return { lightness: lab.l, a: lab.a, b: lab.b };
}

/** Of `#rrggbb`. Anything else is black. */
export function labOfHex(hex: HexColour): Lab {
  return labOfRgb(parseHex(hex));
}

/** Encoded sRGB; what no screen can show is clipped. */
export function rgbOfLab({ lightness, a, b }: Lab): Rgb {
  const { r, g, b: blue } = convertLab65ToRgb({ l: lightness, a, b });
  return mapRgb([r, g, blue], (channel) => Math.min(1, Math.max(0, channel)));
}

/** CIEDE2000, at least 0. */
export function seenDifference(one: Lab, other: Lab): number {
  return ciede2000(
    { mode: 'lab65', l: one.lightness, a: one.a, b: one.b },
    { mode: 'lab65', l: other.lightness, a: other.a, b: other.b },
  );
}

export function chromaOf({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** Degrees from -90 to 270, so that reds lie together on both sides of 0. */
export function redHueOf({ a, b }: Lab): number {
  const hue = Math.atan2(b, a) / RADIANS;
  return hue < -90 ? hue + 360 : hue;
}

/** A color of this lightness, chroma and hue in degrees. */
export function labOf(lightness: number, chroma: number, hue: number): Lab {
  return {
    lightness,
    a: chroma * Math.cos(hue * RADIANS),
    b: chroma * Math.sin(hue * RADIANS),
  };
}

/** A color moved in lightness, and by `chroma` toward a hue in degrees. */
export function moved(from: Lab, lightness: number, chroma: number, hue: number): Lab {
  const by = labOf(lightness, chroma, hue);
  return { lightness: from.lightness + lightness, a: from.a + by.a, b: from.b + by.b };
}

/** The color `share` of the way from one to another. */
export function between(from: Lab, to: Lab, share: number): Lab {
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return {
    lightness: mix(from.lightness, to.lightness),
    a: mix(from.a, to.a),
    b: mix(from.b, to.b),
  };
}
