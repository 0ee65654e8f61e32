/** Whether a skin is pink, golden or neither, with the chance of each. */

import { COOL_BELOW, WARM_ABOVE, type Undertone } from '#domain/colour-wheel/skin-tone.ts';
import { chancesBetween, type Chances, type Estimate } from './interval.ts';

/** From the CIELAB hue of the skin in degrees. */
export function undertoneOf(hue: Estimate): Chances<Undertone> {
  return chancesBetween(hue, ['cool', 'neutral', 'warm'], [COOL_BELOW, WARM_ABOVE]);
}
