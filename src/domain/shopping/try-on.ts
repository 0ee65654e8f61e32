/** What a product of the shop becomes on the face: what the mirror can draw of it, and why where it cannot. */

import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import { MASCARA_COLOUR } from '#domain/makeup/coverage.ts';
import {
  DEFAULT_LOOK,
  EYE_FINISHES,
  LIP_FINISHES,
  type EyeFinish,
  type LipFinish,
  type Look,
} from '#domain/makeup/look.ts';
import { wears } from '#domain/makeup/look-equality.ts';
import { composePatches, undoPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { drawnAs } from './category.ts';
import type { Product, ShadeFinish } from './product.ts';

/** The parts of a product that decide how it looks on a face. */
export type TriedShade = Pick<Product, 'category' | 'colour' | 'finish'>;

export type WhyNotTried =
  /** The mirror draws nothing like it. */
  | 'not-drawn'
  /** Nobody says which color it has. */
  | 'no-colour'
  /** Lashes are drawn in black, and this mascara has another color. */
  | 'only-black';

/** A mascara further from the drawn black than this, by CIEDE2000, is another color to the eye. */
const STILL_BLACK = 5;

/** Why a product cannot be tried on; null where it can. */
export function whyNotTried({ category, colour }: TriedShade): WhyNotTried | null {
  const product = drawnAs(category);
  if (product === null) return 'not-drawn';
  if (colour === null) return 'no-colour';
  if (product !== 'mascara') return null;
  const difference = seenDifference(labOfHex(colour.hex), labOfHex(MASCARA_COLOUR));
  return difference > STILL_BLACK ? 'only-black' : null;
}

/** The finish of a look that comes nearest to a product's where there is none of its name. */
const NEAREST_LIP_FINISH: Readonly<Partial<Record<ShadeFinish, LipFinish>>> = {
  glitter: 'shimmer',
  natural: 'satin',
  dewy: 'gloss',
};
const NEAREST_EYE_FINISH: Readonly<Partial<Record<ShadeFinish, EyeFinish>>> = {
  satin: 'matte',
  natural: 'matte',
  gloss: 'shimmer',
  dewy: 'shimmer',
  glitter: 'shimmer',
};

function lipFinish({ category, finish }: TriedShade): LipFinish | null {
  if (finish === null) return category === 'lip-gloss' ? 'gloss' : null;
  return LIP_FINISHES.find((each) => each === finish) ?? NEAREST_LIP_FINISH[finish] ?? null;
}

function eyeFinish({ finish }: TriedShade): EyeFinish | null {
  if (finish === null) return null;
  return EYE_FINISHES.find((each) => each === finish) ?? NEAREST_EYE_FINISH[finish] ?? null;
}

/** How a product's finish shows in the mirror. */
export type ShownFinish =
  /** As it is, or the product names none. */
  | { readonly kind: 'as-it-is' }
  /** As the one that comes nearest. */
  | { readonly kind: 'nearest'; readonly finish: LipFinish | EyeFinish }
  /** Not at all: the mirror draws only the color of such a product. */
  | { readonly kind: 'colour-only' };

export function shownFinish(shade: TriedShade): ShownFinish {
  if (shade.finish === null) return { kind: 'as-it-is' };
  const product = drawnAs(shade.category);
  const drawn =
    product === 'lipstick' ? lipFinish(shade) : product === 'eyeshadow' ? eyeFinish(shade) : null;
  if (drawn === null) return { kind: 'colour-only' };
  return drawn === shade.finish ? { kind: 'as-it-is' } : { kind: 'nearest', finish: drawn };
}

/** Opacity below which a product is hardly seen: it is tried on at that of the first visit's look. */
const LEAST_SEEN = 20;

/**
 * A gloss lays about this share of a lipstick's color on the lips: it is a clear film with little pigment
 * in it, and the lips show through. Estimated from swatches of glosses beside lipsticks of the same
 * color, not measured.
 */
const GLOSS_COVERS = 0.55;
const WHOLE = 100;

function covers(finish: LipFinish | null | undefined): number {
  return finish === 'gloss' ? GLOSS_COVERS : 1;
}

/**
 * How strongly a lip product of a finish is drawn over a look: as strongly as lips are made up in that
 * look, or for a gloss by as much less as it is thinner. A gloss that was tried before does not make the
 * next product fainter.
 */
function lipOpacity({ lipstick }: Look, finish: LipFinish | null): number {
  const worn = lipstick.opacity / covers(lipstick.finish);
  // A gloss that is stronger than any that is tried on is the person's own.
  const strength = worn > WHOLE ? lipstick.opacity : worn;
  const seen = strength < LEAST_SEEN ? DEFAULT_LOOK.lipstick.opacity : strength;
  return Math.round(seen * covers(finish));
}

/**
 * What puts a product on over a look: in its own color and finish, as strongly as its kind is worn. A single eyeshadow lies
 * on all of the lid. A blend mode would change the color, so there is none. Null where `whyNotTried` says why.
 */
export function tryOnPatch(shade: TriedShade, look: Look): LookPatch | null {
  const product = drawnAs(shade.category);
  if (product === null || shade.colour === null || whyNotTried(shade) !== null) return null;
  const { hex: color } = shade.colour;
  const worn = look[product].opacity;
  const opacity = worn < LEAST_SEEN ? DEFAULT_LOOK[product].opacity : worn;
  const bare = { opacity, blend: null };
  switch (product) {
    case 'lipstick': {
      const finish = lipFinish(shade);
      return { lipstick: { blend: null, color, finish, opacity: lipOpacity(look, finish) } };
    }
    case 'eyeshadow':
      return { eyeshadow: { ...bare, colors: [color, color, color], finish: eyeFinish(shade) } };
    case 'foundation':
      return { foundation: { color, opacity } };
    case 'mascara':
      return { mascara: bare };
    case 'blush':
    case 'eyeliner':
      return { [product]: { ...bare, color } };
  }
}

/** Whether a look wears a product as it is tried on. */
export function wearsShade(look: Look, shade: TriedShade): boolean {
  const patch = tryOnPatch(shade, look);
  return patch !== null && wears(look, patch);
}

/**
 * The patch that takes off everything that was tried, once another patch is put on over `look`: for a
 * product that was tried before, what was worn at first counts.
 */
export function wayBack(back: LookPatch, look: Look, patch: LookPatch): LookPatch {
  return composePatches(undoPatch(look, patch), back);
}

/** How many shades stand in a row to be swiped through. */
export const MOST_IN_ROW = 8;

/** Those that were tried, the last one first, and then others, each once. */
export function shadeRow<Shade extends { readonly id: string }>(
  tried: readonly Shade[],
  others: readonly Shade[],
): readonly Shade[] {
  const all = [...tried, ...others];
  return all
    .filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)
    .slice(0, MOST_IN_ROW);
}
