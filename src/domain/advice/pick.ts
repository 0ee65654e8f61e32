/** One shade for each purpose: the best over all the faces that a reading may have been taken of. */

import { hexOf } from '#domain/colour/transfer.ts';
import { MASCARA_COLOUR } from '#domain/makeup/coverage.ts';
import { appearance, type WornProduct } from '#domain/makeup/appearance.ts';
import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Swatch } from './advice.ts';
import type { BarePlace, PossibleFace } from './possible-faces.ts';
import { labOfRgb, seenDifference } from './seen-colour.ts';

export type Faces = readonly [PossibleFace, ...PossibleFace[]];

/** The color of a product on a bare place. */
export function wornOn(worn: WornProduct, bare: BarePlace): Lab {
  return labOfRgb(appearance(worn, bare.rgb));
}

/** How a product looks in the tube and on a bare place. */
export function swatchOn(worn: WornProduct, bare: BarePlace): Swatch {
  return {
    tube: worn.product === 'mascara' ? MASCARA_COLOUR : worn.shade,
    worn: hexOf(appearance(worn, bare.rgb)),
    bare: hexOf(bare.rgb),
  };
}

/** Mean over the faces, by their weights. */
export function meanOver(faces: Faces, cost: (face: PossibleFace) => number): number {
  return faces.reduce((sum, face) => sum + face.weight * cost(face), 0);
}

export interface Choice<Shade> {
  readonly shade: Shade;
  readonly worn: WornProduct;
  /** As it looks on the face as it was measured. */
  readonly seen: Lab;
}

export interface Purpose<Shade> {
  readonly wear: (shade: Shade) => WornProduct;
  readonly place: (face: PossibleFace) => BarePlace;
  /** The color that the place should have. */
  readonly target: (face: PossibleFace) => Lab;
  /** Any other cost of a shade, in the same unit as the distance from the target (CIEDE2000). */
  readonly effort?: (shade: Shade) => number;
}

/**
 * The shade that comes nearest to the purpose's target on average, among those that look at least `apart` (CIEDE2000)
 * from what was already chosen; where none does, among those that were not chosen. Null for no shade at all.
 */
export function pick<Shade>(
  shades: readonly Shade[],
  { wear, place, target, effort }: Purpose<Shade>,
  faces: Faces,
  chosen: readonly Choice<Shade>[],
  apart: number,
): Choice<Shade> | null {
  const [middle] = faces;
  const choices = shades
    .filter((shade) => chosen.every((other) => other.shade !== shade))
    .map((shade) => ({ shade, worn: wear(shade), seen: wornOn(wear(shade), place(middle)) }));
  const different = choices.filter(({ seen }) =>
    chosen.every((other) => seenDifference(seen, other.seen) >= apart),
  );
  const targets = new Map(faces.map((face) => [face, target(face)] as const));
  return cheapest(different.length > 0 ? different : choices, ({ shade, worn }) => {
    const distance = meanOver(faces, (face) => {
      const wanted = targets.get(face) ?? target(face);
      return seenDifference(wornOn(worn, place(face)), wanted);
    });
    return distance + (effort?.(shade) ?? 0);
  });
}

/** The first of the items with the lowest cost; null for none. */
export function cheapest<Item>(items: readonly Item[], cost: (item: Item) => number): Item | null {
  let [best, lowest]: [Item | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const its = cost(item);
    if (its < lowest) [best, lowest] = [item, its];
  }
  return best;
}
