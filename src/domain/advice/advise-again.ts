/**
 * Advice for a person who was advised before: the same again, as long as the new reading does not
 * contradict the old one.
 */

import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import type { Classes, FaceReading } from '#domain/analysis/face-reading.ts';
import type { Advice } from './advice.ts';
import { advise } from './advise.ts';
import type { ShadeLibrary } from './library.ts';

export interface Advised {
  readonly reading: FaceReading;
  readonly advice: Advice;
}

/**
 * Advice from a reading and the last advice. A reading that agrees with the last one within its intervals
 * may be of the same face in other light, so there is no reason to say anything else: the last advice
 * stands, its reading included, and `isKept` is true. A reading is always compared with the one that the
 * advice was made from, so that nothing drifts.
 */
export function adviseAgain(
  last: Advised | null,
  reading: FaceReading,
  library: ShadeLibrary,
): (Advised & { readonly isKept: boolean }) | Withheld {
  if (last !== null && confirms(reading, last.reading)) return { ...last, isKept: true };
  const advice = advise(reading, library);
  return isWithheld(advice) ? advice : { reading, advice, isKept: false };
}

/**
 * Both readings have an error, each from its own light: two of them differ by up to this many times as
 * much as one differs from the truth (the standard deviation of a difference of two).
 */
const OF_TWO = Math.SQRT2;

/**
 * Whether every number of a new reading is one that the same face could give, and nothing is told that
 * was withheld before.
 */
function confirms(reading: FaceReading, old: FaceReading): boolean {
  return (
    reading.values.every((value) => {
      if (isWithheld(value)) return true;
      const before = old.values.find(({ measure }) => measure === value.measure);
      if (before === undefined || isWithheld(before)) return false;
      const half = (before.high - before.low) / 2;
      return Math.abs(value.value - before.value) <= OF_TWO * half;
    }) &&
    tellsNothingNew(reading.undertone, old.undertone) &&
    tellsNothingNew(reading.eyeColour, old.eyeColour)
  );
}

function tellsNothingNew<Name extends string>(now: Classes<Name>, before: Classes<Name>): boolean {
  return isWithheld(now) || !isWithheld(before);
}
