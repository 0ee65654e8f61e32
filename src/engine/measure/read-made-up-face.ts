/** A look read off a face that wears it. */

import {
  readAppearance,
  type AppearanceReading,
} from '#domain/analysis/appearance/read-appearance.ts';
import { judgeLight } from '#domain/analysis/light-gates.ts';
import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import { readLight } from './face-light.ts';
import { readPaintedFace } from './painted-face.ts';
import { DRAWN_SHARE } from './picture-noise.ts';
import type { TakenFace } from './taken-face.ts';

/** The look that a face wears, or the reason why a gate refused it. */
export function readMadeUpFace(face: TakenFace): AppearanceReading | Withheld {
  const lit = readLight(face);
  const light = judgeLight(lit.facts);
  if (isWithheld(light)) return light;
  if (lit.noise.flatShare > DRAWN_SHARE) return { withheld: 'not-a-photograph' };
  return readAppearance(readPaintedFace(face));
}

/**
 * The same as a step of a burst, of which only the first face counts: makeup stays as it is for a second.
 */
export function* lookAtMadeUpFace(
  face: TakenFace,
): Generator<void, AppearanceReading | Withheld, void> {
  yield;
  return readMadeUpFace(face);
}
