/** How a light changes what makeup is needed: which opacities are adjusted for it, and why. */

import { PRODUCTS, type Look, type Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

/** What matters about a light: color temperature in kelvin, brightness in [0, 100]. */
export interface SeenLight {
  readonly temperature: number;
  readonly brightness: number;
}

/**
 * - `dim`: soft contrasts are the first to be lost in dim light, so soft makeup is worn stronger.
 * - `warm`: lamplight is red itself, and red makeup stands out less from skin in it.
 * - `bright`: full daylight shows every layer, so the heavy ones are worn lighter.
 */
export type LightReason = 'dim' | 'warm' | 'bright';

export interface Adjustment {
  readonly product: Product;
  /** Opacities in [0, 100], whole. */
  readonly from: number;
  readonly to: number;
  /** The reason that counts most. */
  readonly reason: LightReason;
}

/** By what share an opacity changes where a reason holds in full. No source: judged on three skin tones in each light. */
const SHARES: Readonly<Record<Product, Readonly<Partial<Record<LightReason, number>>>>> = {
  lipstick: { dim: 0.25, warm: 0.12 },
  blush: { dim: 0.5, warm: 0.2, bright: -0.12 },
  eyeshadow: { dim: 0.4 },
  eyeliner: { dim: 0.12, bright: -0.15 },
  mascara: { dim: 0.2 },
  foundation: { bright: -0.25 },
};

/** Temperatures between which light begins to count as warm, and counts in full. */
const WARM = [4000, 2700] as const;
/** Brightness from which light begins to count as bright. */
const BRIGHT = 80;

/** The products that are worn differently in this light; one that is not worn at all stays off. */
export function adjustmentsFor(look: Look, light: SeenLight): readonly Adjustment[] {
  const reasons = reasonsIn(light);
  return PRODUCTS.flatMap((product) => {
    const shares = reasons.map(([reason, held]) => ({
      reason,
      share: held * (SHARES[product][reason] ?? 0),
    }));
    const total = shares.reduce((sum, { share }) => sum + share, 0);
    const from = Math.round(look[product].opacity);
    const to = Math.min(100, Math.max(0, Math.round(from * (1 + total))));
    const [most] = shares.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
    return to === from || most === undefined ? [] : [{ product, from, to, reason: most.reason }];
  });
}

export function adjustmentPatch(adjustments: readonly Adjustment[]): LookPatch {
  return Object.fromEntries(adjustments.map(({ product, to }) => [product, { opacity: to }]));
}

/** How far each reason holds in this light, in [0, 1]. */
function reasonsIn({
  temperature,
  brightness,
}: SeenLight): readonly (readonly [LightReason, number])[] {
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  return [
    ['dim', within(1 - brightness / 100)],
    ['warm', within((WARM[0] - temperature) / (WARM[0] - WARM[1]))],
    ['bright', within((brightness - BRIGHT) / (100 - BRIGHT))],
  ];
}
