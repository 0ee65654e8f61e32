/** The form of advice. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { HexColour, Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { Caution } from './known-face.ts';
import type { Reason } from './reason.ts';
import type { Tip } from './tips.ts';

export interface Recommendation {
  readonly category: Product;
  /** The names of the shades: for eyeshadow lid, crease and outer corner, for mascara none. */
  readonly names: readonly string[];
  /** The color that stands for it; of an eyeshadow the crease's. */
  readonly color: HexColour;
  /** Opacity in [0, 100]. */
  readonly intensity: number;
  /** Puts it on. */
  readonly patch: LookPatch;
  readonly reason: Reason;
}

export interface CategoryAdvice {
  readonly category: Product;
  /** The best first: three, or fewer where a fact is missing that one of them needs. */
  readonly choices: readonly Recommendation[];
  /** What was not known and would have changed these choices. */
  readonly cautions: readonly Caution[];
}

export interface Advice {
  readonly categories: readonly CategoryAdvice[];
  readonly tips: readonly Tip[];
}

/** Why there is no advice at all, or the advice. */
export type AdviceOrReason = Advice | { readonly withheld: WithheldReason };
