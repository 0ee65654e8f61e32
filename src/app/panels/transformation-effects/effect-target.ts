/** Which effects are worn, and what can be mixed of them. */

import {
  TRANSFORMATION_EFFECTS,
  type TransformationEffect,
} from '#content/transformation-effects.ts';
import { sameMakeup } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import { mixLooks, pairsOf } from '#domain/transformation/choice.ts';
import { EFFECT_TONES } from '#domain/transformation/tone.ts';
import { currentLook, type StudioState } from '#studio/state/state.ts';
import type { WearerTone } from '#app/look/use-wearer-tone.ts';

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
