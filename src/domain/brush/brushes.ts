/** The brush of each product: how large, how soft, and how fast it gives its pigment. */

import type { Product } from '#domain/makeup/look.ts';

export interface Brush {
  /** Radius at middle pressure, in centimeters on a face of usual size. */
  readonly radius: number;
  /** Share of the radius in which the pigment is even; from there it fades to the rim. */
  readonly core: number;
  /** Share of what is still missing that one touch gives: small ones build up. */
  readonly flow: number;
  /** The most that a stroke covers at full pressure, in [0, 1]. */
  readonly most: number;
}

export const BRUSHES: Readonly<Record<Product, Brush>> = {
  lipstick: { radius: 0.3, core: 0.45, flow: 0.4, most: 0.9 },
  blush: { radius: 1.25, core: 0, flow: 0.075, most: 0.55 },
  eyeshadow: { radius: 0.52, core: 0.05, flow: 0.16, most: 0.8 },
  eyeliner: { radius: 0.105, core: 0.5, flow: 0.75, most: 0.94 },
  mascara: { radius: 0.085, core: 0.45, flow: 0.7, most: 0.92 },
  foundation: { radius: 1.4, core: 0.1, flow: 0.1, most: 0.6 },
};

/** Half of the brush's width at this pressure, in the unit of its radius: hairs spread under pressure. */
export function pressedRadius({ radius }: Brush, pressure: number): number {
  return radius * (0.7 + 0.6 * pressure);
}

/** How much of the surface a stroke can cover at this pressure, in [0, 1]. */
export function pressedCover({ most }: Brush, pressure: number): number {
  return most * (0.4 + 0.6 * pressure);
}

/** How much wider a brush is that leans by this many degrees, as a factor: its side lies on the skin. */
export function leaningSpread(degrees: number): number {
  return 1 + (0.8 * Math.min(90, Math.max(0, degrees))) / 90;
}
