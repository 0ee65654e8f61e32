/** The form of advice. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { HexColour, Product } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import type { Caution } from './known-face.ts';
import type { ShadeFinish } from './library.ts';
import type { Reason } from './reason.ts';
import type { Tip } from './tips.ts';

/** A color in the tube and on the skin, lips or lid that it is made for, as `bare` as that was measured. */
export interface Swatch {
  readonly tube: HexColour;
  readonly worn: HexColour;
  readonly bare: HexColour;
}

export interface Recommendation {
  readonly category: Product;
  /** The names of the shades: for eyeshadow lid, crease and outer corner, for mascara none. */
  readonly names: readonly string[];
  /** The color that stands for it; of an eyeshadow the crease's. */
  readonly color: HexColour;
  /** Opacity in [0, 100]. */
  readonly intensity: number;
  /** What it is made to look like; null for a mascara. */
  readonly finish: ShadeFinish | null;
  /** Each of its colors in the tube, and as the renderer's own model has it look on this skin. */
  readonly swatches: readonly Swatch[];
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
