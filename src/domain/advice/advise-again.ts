/** Advice for a person who was advised before: the same, as long as the new reading does not speak against the old one. */

import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import type { Chances } from '#domain/analysis/interval.ts';
import type { Classes, FaceReading } from '#domain/analysis/face-reading.ts';
import type { Advice } from './advice.ts';
import { advise } from './advise.ts';
import type { ShadeLibrary } from './library.ts';

export interface Advised {
  readonly reading: FaceReading;
  readonly advice: Advice;
}

/**
 * Advice by a reading and what was said last. A reading that lies within the intervals of the last one may be of the same
 * face in other light, and there is no reason to say anything else: then what was said stands, its reading included, and
 * `isKept` is true. It is always compared with the reading that the advice was made of, so that nothing drifts.
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

/** A class that is no longer likelier than this speaks against what was said. */
const STILL_POSSIBLE = 0.15;

/** Whether every number of a new reading lies in its interval of the old one, and it tells nothing that the old one did not. */
function confirms(reading: FaceReading, old: FaceReading): boolean {
  return (
    reading.values.every((value) => {
      if (isWithheld(value)) return true;
      const before = old.values.find(({ measure }) => measure === value.measure);
      if (before === undefined || isWithheld(before)) return false;
      return value.value >= before.low && value.value <= before.high;
    }) &&
    classConfirms(reading.undertone, old.undertone) &&
    classConfirms(reading.eyeColour, old.eyeColour)
  );
}

function classConfirms<Name extends string>(now: Classes<Name>, before: Classes<Name>): boolean {
  if (isWithheld(now)) return true;
  if (isWithheld(before)) return false;
  const [first] = before.chances;
  return first !== undefined && chanceOf(now.chances, first.name) >= STILL_POSSIBLE;
}

function chanceOf<Name extends string>(chances: Chances<Name>, name: Name): number {
  return chances.find((each) => each.name === name)?.chance ?? 0;
}
