/** Three opacities of mascara: the less the eyes stand out by themselves, the more. */

import { productPatch } from '#domain/makeup/patch.ts';
import { MASCARA_COLOUR } from '#domain/makeup/coverage.ts';
import type { Recommendation } from './advice.ts';
import type { KnownFace } from './known-face.ts';
import { within } from './leaning.ts';
import { swatchOn, type Faces } from './pick.ts';
import type { BarePlace } from './possible-faces.ts';
import type { Reason } from './reason.ts';

/** Between which opacities the first choice lies; it is rounded to tens, so that a little noise changes nothing. */
const RANGE = [50, 90] as const;

const LESS = 20;
const MORE = 10;

/** Where nothing is known of the contrast. */
const USUAL = 70;

/**
 * From these differences in lightness, irises (or brows, where the irises are not known) stand out from
 * the skin a little, or clearly; L*.
 */
const MEDIUM_CONTRAST = 25;
const HIGH_CONTRAST = 40;

/** The class of a contrast in L*, whichever of the two is lighter. */
export function contrastOf(difference: number): 'low' | 'medium' | 'high' {
  const measured = Math.abs(difference);
  if (measured < MEDIUM_CONTRAST) return 'low';
  return measured < HIGH_CONTRAST ? 'medium' : 'high';
}

/** One moderate opacity where no contrast was measured. */
export function adviseMascara(
  { contrast }: KnownFace,
  [{ lid }]: Faces,
): readonly Recommendation[] {
  const darker = contrast.iris ?? contrast.brow;
  if (darker === null) {
    return [worn(lid, USUAL, { kind: 'mascara-unknown', values: { opacity: USUAL } })];
  }
  // Light eyes in deep skin stand out, too.
  const measured = Math.abs(darker);
  const first = within(10 * Math.round((100 - measured) / 10), RANGE);
  const values = { contrast: Math.round(measured) };
  const kind = `mascara-${contrastOf(measured)}` as const;
  return [
    worn(lid, first, { kind, values }),
    worn(lid, first - LESS, { kind: 'mascara-less', values }),
    worn(lid, first + MORE, { kind: 'mascara-more', values }),
  ];
}

function worn(lid: BarePlace, opacity: number, reason: Reason): Recommendation {
  return {
    category: 'mascara',
    names: [],
    color: MASCARA_COLOUR,
    intensity: opacity,
    finish: null,
    swatches: [swatchOn({ product: 'mascara', opacity }, lid)],
    patch: productPatch('mascara', { opacity }),
    reason,
  };
}
