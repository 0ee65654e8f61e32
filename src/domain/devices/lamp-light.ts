/** The light of a lamp that follows the light in the mirror. */

import { whiteOf } from '#domain/colour/temperature.ts';
import { hexOf, mapRgb, parseHex, toEncoded, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import { brightnessOf, type PictureLight } from '#domain/light/picture-light.ts';
import type { HexColour } from '#domain/makeup/look.ts';

export interface LampLight {
  /** As bright as a screen can show it. */
  readonly color: HexColour;
  /** In [0, 100]. */
  readonly brightness: number;
}

/** The color of the light's own white, tinted by the lamp in front or by what lies over everything. */
export function lampLight(light: PictureLight): LampLight {
  const tint = tintOf(light);
  const lit = mapRgb(whiteOf(light.temperature), (channel, place) => channel * (tint[place] ?? 1));
  const brightest = Math.max(...lit);
  return {
    color: hexOf(mapRgb(lit, (channel) => toEncoded(channel / brightest))),
    brightness: Math.round(brightnessOf(light.exposure)),
  };
}

/** In linear light. */
function tintOf({ veil, form }: PictureLight): Rgb {
  if (form !== null) return mapRgb(parseHex(form.key), toLinear);
  if (veil === null) return [1, 1, 1];
  return mapRgb(parseHex(veil.color), (channel) => 1 - veil.opacity * (1 - toLinear(channel)));
}
