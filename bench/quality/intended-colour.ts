/**
 * The colour that makeup should have, computed from the synthetic face's own albedo, light and shade, and
 * not from any renderer. Pigment of the chosen shade lies on the skin, is lit like the skin and shines
 * like it. It covers the bare picture by its weight, mixed in encoded sRGB, which is what the
 * specification's opacities mean. It lies on the skin, not on the lashes in front of it: on average, a
 * pixel of the lid is a quarter lashes.
 */

import type { FrameImage } from '#engine/frame/frame.ts';
import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfLinear, labOfPixel, meanLab, type Lab } from '#bench/colour/lab.ts';
import { decodeSrgb, encodeWithoutLimit, linearOfHex } from '#bench/colour/srgb.ts';
import { median } from '#bench/report/statistics.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { SyntheticFrame } from '#tests/fixtures/synthetic-face/index.ts';

/**
 * The largest share of the bare picture that each product covers: from the specification, and for
 * blush as documented by the engine.
 */
export const COVERING = { lipstick: 0.8, eyeshadow: 0.7, foundation: 0.4, blush: 0.6 } as const;

export interface ColourError {
  /** CIEDE2000 between the mean colours of the area. */
  readonly ofMeans: number;
  /** Median CIEDE2000 over its pixels. */
  readonly ofPixels: number;
}

/**
 * How far `drawn` is from the intended colour over `pixels`. `weight` in [0, 1] is the
 * covered share of the bare picture.
 */
export function colourError(
  truth: SyntheticFrame,
  drawn: FrameImage,
  shade: HexColour,
  weight: number,
  pixels: readonly number[],
): ColourError {
  const intended = pixels.map((pixel) => intendedLab(truth, shade, weight, pixel));
  const actual = pixels.map((pixel) => labOfPixel(drawn.data, pixel));
  const each = actual.map((colour, index) => ciede2000(colour, intended[index] ?? colour));
  return {
    ofMeans: pixels.length === 0 ? Number.NaN : ciede2000(meanLab(actual), meanLab(intended)),
    ofPixels: median(each),
  };
}

function intendedLab(truth: SyntheticFrame, shade: HexColour, weight: number, pixel: number): Lab {
  const { irradiance, specular, lashes } = truth.maps;
  if (irradiance === undefined || specular === undefined || lashes === undefined) {
    throw new Error('the intended colour needs the maps of irradiance, specular light and lashes');
  }
  const hidden = lashes.cover[pixel] ?? 0;
  const mixed = linearOfHex(shade).map((reflectance, channel) => {
    const at = 3 * pixel + channel;
    const worn = (1 - hidden) * reflectance + hidden * (lashes.albedo[channel] ?? 0);
    const lit = encodeWithoutLimit(worn * (irradiance[at] ?? 0) + (specular[at] ?? 0));
    const bare = (truth.image.data[4 * pixel + channel] ?? 0) / 255;
    return decodeSrgb(Math.min(1, (1 - weight) * bare + weight * lit));
  });
  return labOfLinear(mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0);
}
