/** An effect as this person would wear it. */

import { FOUNDATION_SHADES } from '#content/shades.ts';
import {
  TRANSFORMATION_EFFECTS,
  type TransformationEffect,
} from '#content/transformation-effects.ts';
import { nearerFoundation } from '#domain/colour-wheel/foundation-match.ts';
import { sameColour, sameMakeup } from '#domain/makeup/look-equality.ts';
import type { HexColour, Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { mixLooks, pairsOf } from '#domain/transformation/choice.ts';
import { EFFECT_TONES } from '#domain/transformation/tone.ts';
import { currentLook, type StudioState } from '#studio/state/state.ts';
import type { WearerTone } from './use-wearer-tone.ts';

/**
 * The look on the wearer's own foundation; on the nearest one where theirs is far from the skin that was measured, and
 * they have not said that they want to keep it.
 */
export function onOwnSkin(
  look: Look,
  wearer: WearerTone,
  state: Pick<StudioState, 'history' | 'answeredBases'>,
): Look {
  const worn = state.history.present.look.foundation.color;
  return applyPatch(look, { foundation: { color: ownFoundation(worn, wearer, state) } });
}

function ownFoundation(
  worn: HexColour,
  { skin, isMeasured }: WearerTone,
  { answeredBases }: Pick<StudioState, 'answeredBases'>,
): HexColour {
  const isAnswered = answeredBases.some((color) => sameColour(color, worn));
  if (!isMeasured || skin === null || isAnswered) return worn;
  return nearerFoundation(worn, skin, FOUNDATION_SHADES)?.color ?? worn;
}

/** Whether an effect is worn, made up for whichever skin. */
export function isEffectWorn(state: StudioState, { looks }: TransformationEffect): boolean {
  return EFFECT_TONES.some((tone) => sameMakeup(looks[tone], currentLook(state)));
}

export interface Mix {
  readonly eyes: TransformationEffect;
  readonly rest: TransformationEffect;
  readonly look: Look;
}

/** Everything that Surprise Me may bring on this skin; not what is worn already. */
export function mixesFor({ tone }: WearerTone, worn: Look): readonly Mix[] {
  return pairsOf(TRANSFORMATION_EFFECTS)
    .map(([eyes, rest]) => ({ eyes, rest, look: mixLooks(eyes.looks[tone], rest.looks[tone]) }))
    .filter(({ look }) => !sameMakeup(look, worn));
}
