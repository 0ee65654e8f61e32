/** Something of a known color that is held beside a face: what it says of the light. */

import { luminanceOf, type LightWitness, type LinearRgb } from '#domain/analysis/white-balance.ts';
import { mapRgb, parseHex, toLinear } from '#domain/colour/transfer.ts';
import type { Category } from './category.ts';
import type { ColourSource, ShadeColour } from './product.ts';

/** A surface whose color is known, and how far: standard deviations of logarithms. */
export interface KnownSurface {
  readonly reflectance: LinearRgb;
  /** Of how much light it returns and how it is held. */
  readonly levelDeviation: number;
  /** Of its red and blue over green. */
  readonly tintDeviation: number;
}

/**
 * Plain white paper or card. Office paper returns some 85 to 90% of the light, coated card a little more,
 * and whiteners make it bluish in daylight. A hand holds it within some 20 degrees of the direction in
 * which the face looks.
 */
export const WHITE_CARD: KnownSurface = {
  reflectance: [0.87, 0.87, 0.89],
  levelDeviation: 0.09,
  tintDeviation: 0.022,
};

/** How far a catalog's color may be from what is in the tube, as deviations of logarithms. Ours. */
const PRODUCT_DOUBTS: Readonly<
  Record<ColourSource, { readonly level: number; readonly tint: number } | null>
> = {
  measured: { level: 0.1, tint: 0.03 },
  brand: { level: 0.14, tint: 0.06 },
  picture: { level: 0.22, tint: 0.11 },
  // A sample is of no product at all.
  drawn: null,
};

/** Products whose color covers what is beneath it, so that a swatch shows it. */
const COVERING: ReadonlySet<Category> = new Set<Category>([
  'foundation',
  'concealer',
  'lipstick',
  'eyeshadow',
  'blush',
  'bronzer',
]);

const LEAST_REFLECTANCE = 0.004;

/** A swatch of a product that one owns; null where its color is not known or lets what is beneath it through. */
export function productSurface(
  category: Category,
  colour: ShadeColour | null,
): KnownSurface | null {
  if (colour === null || !COVERING.has(category)) return null;
  const doubt = PRODUCT_DOUBTS[colour.source];
  if (doubt === null) return null;
  return {
    reflectance: mapRgb(parseHex(colour.hex), (channel) =>
      Math.max(LEAST_REFLECTANCE, toLinear(channel)),
    ),
    levelDeviation: doubt.level,
    tintDeviation: doubt.tint,
  };
}

/** Such a surface in a picture. */
export interface SeenSurface {
  /** Mean linear light. */
  readonly light: LinearRgb;
  /** Standard deviation of its pixels' luminance over their mean. */
  readonly unevenness: number;
  /** Share of its pixels of which a channel is clipped. */
  readonly clipped: number;
}

/** A picture's pixels, four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** In shares of the picture's width and height, from its top left. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far around a place is looked, as a share of the picture's shorter side. */
export const LOOKED_AT = 0.02;
const CLIPPED_LEVEL = 250;

/** What lies around a place of a picture. */
export function surfaceAt({ data, width, height }: Pixels, place: Place): SeenSurface {
  const reach = Math.max(1, Math.round(LOOKED_AT * Math.min(width, height)));
  const middle = { x: Math.round(place.x * width), y: Math.round(place.y * height) };
  const sum: [number, number, number] = [0, 0, 0];
  let [squares, luminance, clipped, count] = [0, 0, 0, 0];
  for (let y = Math.max(0, middle.y - reach); y < Math.min(height, middle.y + reach); y += 1) {
    for (let x = Math.max(0, middle.x - reach); x < Math.min(width, middle.x + reach); x += 1) {
      const at = 4 * (y * width + x);
      const levels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      const light = mapRgb(levels, (level) => toLinear(level / 255));
      sum[0] += light[0];
      sum[1] += light[1];
      sum[2] += light[2];
      const here = luminanceOf(light);
      luminance += here;
      squares += here ** 2;
      if (Math.max(...levels) >= CLIPPED_LEVEL) clipped += 1;
      count += 1;
    }
  }
  const pixels = Math.max(1, count);
  const mean = luminance / pixels;
  return {
    light: mapRgb(sum, (channel) => channel / pixels),
    unevenness: Math.sqrt(Math.max(0, squares / pixels - mean ** 2)) / Math.max(1e-6, mean),
    clipped: count === 0 ? 1 : clipped / pixels,
  };
}

export const SURFACE_TROUBLES = ['too-bright', 'too-dark', 'uneven'] as const;
export type SurfaceTrouble = (typeof SURFACE_TROUBLES)[number];

/** Beyond these, a surface says nothing about the light. */
const MOST_CLIPPED = 0.1;
const MOST_UNEVEN = 0.12;
const LEAST_LIGHT = 0.015;

/** Why nothing can be told by a surface; null where it can. */
export function surfaceTrouble({ light, unevenness, clipped }: SeenSurface): SurfaceTrouble | null {
  if (clipped > MOST_CLIPPED) return 'too-bright';
  if (luminanceOf(light) < LEAST_LIGHT) return 'too-dark';
  return unevenness > MOST_UNEVEN ? 'uneven' : null;
}

/** The light that white would return where the surface is held. */
export function surfaceWitness(
  { light }: SeenSurface,
  { reflectance, levelDeviation, tintDeviation }: KnownSurface,
): LightWitness {
  return {
    white: mapRgb(light, (channel, at) => channel / (reflectance[at] ?? 1)),
    levelDeviation,
    tintDeviation,
  };
}

/** Where a white card most likely is: the brightest even place beside a face, in shares; null where there is none. */
export function likelyCard(
  pixels: Pixels,
  face: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  },
): Place | null {
  let best: { readonly place: Place; readonly light: number } | null = null;
  const middle = face.left + face.width / 2;
  for (let across = 0.62; across <= 1.15; across += 0.06) {
    for (const side of [-1, 1]) {
      for (let down = 0.2; down <= 1.15; down += 0.06) {
        const place = { x: middle + side * across * face.width, y: face.top + down * face.height };
        if (place.x < 0.02 || place.x > 0.98 || place.y < 0.02 || place.y > 0.98) continue;
        const seen = surfaceAt(pixels, place);
        const light = luminanceOf(seen.light);
        if (surfaceTrouble(seen) === null && (best === null || light > best.light)) {
          best = { place, light };
        }
      }
    }
  }
  return best?.place ?? null;
}
