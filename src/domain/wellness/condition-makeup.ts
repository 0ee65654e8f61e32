/** How a look is adjusted to what a scan of the skin has found. */

import {
  eyeFinishOf,
  lipFinishOf,
  PRODUCTS,
  type EyeFinish,
  type LipFinish,
  type Look,
  type Product,
} from '#domain/makeup/look.ts';
import { composePatches, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import type { FindingKind } from '#domain/skin-report/findings.ts';

interface Adjusting {
  /** Points of opacity, more or less of what is worn. */
  readonly points: Readonly<Partial<Record<Product, number>>>;
  /** Gloss and shimmer mirror light and settle in lines: matte takes their place. */
  readonly matte: readonly ('lipstick' | 'eyeshadow')[];
}

/** Customs of styling, and ours: nobody has shown by how much. What is not worn is not put on. */
const ADJUSTING: Readonly<Record<FindingKind, Adjusting>> = {
  redness: { points: { foundation: 15, blush: -15 }, matte: [] },
  shadow: { points: { eyeliner: -20, eyeshadow: -10 }, matte: [] },
  shine: { points: {}, matte: ['lipstick', 'eyeshadow'] },
  spots: { points: { foundation: 15 }, matte: [] },
  uneven: { points: { foundation: 10 }, matte: [] },
  lines: { points: { foundation: -15 }, matte: ['eyeshadow'] },
};

export type MakeupChange =
  | {
      readonly kind: 'opacity';
      readonly product: Product;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'finish';
      readonly product: 'lipstick' | 'eyeshadow';
      readonly from: LipFinish | EyeFinish;
      readonly to: 'matte';
    };

/** What the adjustment for a finding changes of what is worn; empty where nothing of it needs to change. */
export function makeupChanges(finding: FindingKind, look: Look): readonly MakeupChange[] {
  const { points, matte } = ADJUSTING[finding];
  const opacities = PRODUCTS.flatMap((product): readonly MakeupChange[] => {
    const from = Math.round(look[product].opacity);
    const to = Math.min(100, Math.max(0, from + (points[product] ?? 0)));
    return from === 0 || from === to ? [] : [{ kind: 'opacity', product, from, to }];
  });
  const finishes = matte.flatMap((product): readonly MakeupChange[] => {
    const from = product === 'lipstick' ? lipFinishOf(look) : eyeFinishOf(look);
    return from === 'matte' || look[product].opacity === 0
      ? []
      : [{ kind: 'finish', product, from, to: 'matte' }];
  });
  return [...opacities, ...finishes];
}

/** One patch of all the changes. */
export function patchOf(changes: readonly MakeupChange[]): LookPatch {
  return changes
    .map((change) =>
      change.kind === 'opacity'
        ? productPatch(change.product, { opacity: change.to })
        : productPatch(change.product, { finish: change.to }),
    )
    .reduce(composePatches, {});
}
