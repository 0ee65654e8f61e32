/** What the readings of the single products share. */

import { ENCODED_OFFSET, luma, mapRgb, toLinear, type Rgb } from '#domain/colour/transfer.ts';
import type { WornShade } from './unmix.ts';

export interface ReadProduct {
  readonly worn: WornShade;
  /** How likely it is that it is worn, and in about this colour, in [0, 1]. */
  readonly confidence: number;
}

/**
 * A product that shows clearly was most often applied thickly: opacities for the smallest and for the
 * clearest difference.
 */
const OPACITIES = {
  lipstick: [50, 85],
  blush: [35, 65],
  eyeshadow: [40, 80],
  foundation: [30, 60],
} as const;

/** The opacity that is assumed, in [0, 100]; `plain` says how clearly the product shows, in [0, 1]. */
export function usualOpacity(product: keyof typeof OPACITIES, plain: number): number {
  const [least, most] = OPACITIES[product];
  return least + (most - least) * plain;
}

/** Light of one encoded colour over that of another. */
export function lightRatio(one: Rgb, other: Rgb): number {
  return (luma(one) + ENCODED_OFFSET) / (luma(other) + ENCODED_OFFSET);
}

export function rednessOf([red, green]: Rgb): number {
  return (red + ENCODED_OFFSET) / (green + ENCODED_OFFSET);
}

/** Linear luminance of a skin with the light taken out. */
export function reflectanceOf(skin: Rgb, white: Rgb): number {
  return luma(mapRgb(skin, (channel, i) => toLinear(channel) / Math.max(0.01, white[i] ?? 1)));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/** 0 up to the range's first number, 1 from its second on. */
export function rise([from, to]: readonly [number, number], value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
