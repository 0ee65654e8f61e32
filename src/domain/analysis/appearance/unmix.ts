/** From the colour of a made-up place back to a shade and how much of it is worn. */

import { converter, differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn';
import { mapRgb, toEncoded, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import { coverageOf } from '#domain/makeup/coverage.ts';
import type { Product } from '#domain/makeup/look.ts';

useMode(modeRgb);
useMode(modeLab65);
const difference = differenceCiede2000();
const labOf = converter('lab65');

/** CIE L*a*b* in white light. */
export interface SeenLab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

export interface WornShade {
  /** Encoded, the light taken out. */
  readonly shade: Rgb;
  /** In [0, 100]. */
  readonly opacity: number;
}

/** Steps in which an opacity is raised until its shade is one that exists. */
const STEP = 5;

/**
 * One colour does not say whether much of a pale shade or little of a strong one is worn. So the opacity
 * is assumed to be `usualOpacity`, or more where no pigment could be strong enough. At any opacity, the
 * shade is chosen such that the product brings `bare` to `worn`.
 *
 * @param white what a white surface would return there, linear; all other colours are encoded
 */
export function unmixed(
  product: Product,
  { worn, bare }: { readonly worn: Rgb; readonly bare: Rgb },
  white: Rgb,
  usualOpacity: number,
): WornShade {
  let opacity = usualOpacity;
  while (opacity < 100 && !exists(pigment(product, opacity, worn, bare), white)) opacity += STEP;
  opacity = Math.min(100, opacity);
  return { shade: inWhiteLight(pigment(product, opacity, worn, bare), white), opacity };
}

function pigment(product: Product, opacity: number, worn: Rgb, bare: Rgb): Rgb {
  const coverage = coverageOf(product, opacity);
  return mapRgb(bare, (channel, i) => channel + ((worn[i] ?? channel) - channel) / coverage);
}

function exists(lit: Rgb, white: Rgb): boolean {
  return lit.every((channel, i) => channel >= 0 && toLinear(channel) <= (white[i] ?? 1));
}

/** A colour as it would look in white light of full strength, encoded and within [0, 1]. */
export function inWhiteLight(lit: Rgb, white: Rgb): Rgb {
  return mapRgb(lit, (channel, i) =>
    Math.min(1, toEncoded(toLinear(Math.max(0, channel)) / Math.max(0.01, white[i] ?? 1))),
  );
}

/** A colour as it would look in white light. */
export function seenLab(lit: Rgb, white: Rgb): SeenLab {
  const [r, g, b] = inWhiteLight(lit, white);
  return labOf({ mode: 'rgb', r, g, b });
}

/** CIEDE2000 between two colours as they would look in white light. */
export function seenDifference(one: Rgb, other: Rgb, white: Rgb): number {
  const colour = (lit: Rgb): { mode: 'rgb'; r: number; g: number; b: number } => {
    const [r, g, b] = inWhiteLight(lit, white);
    return { mode: 'rgb', r, g, b };
  };
  return difference(colour(one), colour(other));
}
