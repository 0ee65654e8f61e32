/** Advice for a person who was advised before: the same, as long as the new reading does not speak against the old one. */

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
 * Advice by a reading and what was said last. A reading that agrees with the last one within its intervals may be of the
 * same face in other light, and there is no reason to say anything else: then what was said stands, its reading included,
 * and `isKept` is true. It is always compared with the reading that the advice was made of, so that nothing drifts.
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
 * Both readings err, and each by its own light: they differ by up to this much more than a reading differs from the truth
 * (the standard deviation of a difference of two).
 */
const OF_TWO = Math.SQRT2;

/** Whether every number of a new reading is where the same face would have it, and none is new. */
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
