/** A look as this person would wear it. */

import { FOUNDATION_SHADES } from '#content/shades.ts';
import { nearerFoundation } from '#domain/colour-wheel/foundation-match.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import type { StudioState } from '#studio/state/state.ts';
import type { WearerTone } from './use-wearer-tone.ts';

/**
 * The look with the wearer's own foundation, or with the nearest shade where theirs is far from the measured
 * skin and they have not said that they want to keep it. While the skin is unknown, the foundation stays
 * exactly as it is worn: a stronger one in a wrong shade would show.
 */
export function onOwnSkin(
  look: Look,
  { skin, isMeasured }: WearerTone,
  { history, answeredBases }: Pick<StudioState, 'history' | 'answeredBases'>,
): Look {
  const worn = history.present.look.foundation;
  const isAnswered = answeredBases.some((color) => sameColour(color, worn.color));
  if (isAnswered) return applyPatch(look, { foundation: { color: worn.color } });
  if (!isMeasured || skin === null) return applyPatch(look, { foundation: worn });
  const nearest = nearerFoundation(worn.color, skin, FOUNDATION_SHADES)?.color ?? worn.color;
  return applyPatch(look, { foundation: { color: nearest } });
}
