/** CIE L*a*b* of sRGB colours, white D65 (IEC 61966-2-1 for the primaries, CIE 15:2004 for L*a*b*). */

import { decodeLevel, type Triple } from './srgb.ts';

/** L* in [0, 100], a* and b* about -100 to 100. */
export type Lab = readonly [lightness: number, a: number, b: number];

const WHITE: Triple = [0.95047, 1, 1.08883];

function compress(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

/** `red`, `green` and `blue` are linear light in [0, 1]. */
export function labOfLinear(red: number, green: number, blue: number): Lab {
  const x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE[0]);
  const y = compress((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE[1]);
  const z = compress((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The colour of a pixel of an RGBA picture; `pixel` counts pixels, not bytes. */
export function labOfPixel(data: Uint8ClampedArray, pixel: number): Lab {
  const at = 4 * pixel;
  return labOfLinear(
    decodeLevel(data[at] ?? 0),
    decodeLevel(data[at + 1] ?? 0),
    decodeLevel(data[at + 2] ?? 0),
  );
}

export function meanLab(colours: readonly Lab[]): Lab {
  let [lightness, a, b] = [0, 0, 0];
  for (const colour of colours) {
    lightness += colour[0];
    a += colour[1];
    b += colour[2];
  }
  const count = colours.length || 1;
  return [lightness / count, a / count, b / count];
}
