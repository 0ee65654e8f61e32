import { whiteOf } from '#domain/colour/temperature.ts';
import { hexOf, mapRgb, toEncoded } from '#domain/colour/transfer.ts';
import type { HexColour } from '#domain/makeup/look.ts';

/**
 * The color in which to draw a lamp of this temperature (kelvin): its own color, as bright as a screen can
 * show it.
 */
export function lampColour(kelvin: number): HexColour {
  const white = whiteOf(kelvin);
  const brightest = Math.max(...white);
  return hexOf(mapRgb(white, (channel) => toEncoded(channel / brightest)));
}
