/** All that one picture says of a face: its form, and the colours of its skin and features. */

import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import { judgeLight, type LightJudgement } from '#domain/analysis/light-gates.ts';
import type { FaceEstimate } from './face-estimate.ts';
import { readLight } from './face-light.ts';
import { featureEstimates } from './feature-estimates.ts';
import { formEstimates } from './form-estimates.ts';
import { DRAWN_SHARE } from './picture-noise.ts';
import type { TakenFace } from './taken-face.ts';
import { withoutPaintedFeatures, wornMakeup } from './worn-makeup.ts';

export interface FacePicture {
  readonly light: LightJudgement;
  readonly pixelsPerMillimetre: number;
  readonly estimates: readonly FaceEstimate[];
}

/** Reads a picture in steps, as `readSkin` does. */
export function* readFace(face: TakenFace): Generator<void, FacePicture | Withheld, void> {
  const lit = readLight(face);
  const light = judgeLight(lit.facts);
  if (isWithheld(light)) return light;
  if (lit.noise.flatShare > DRAWN_SHARE) return { withheld: 'not-a-photograph' };
  yield;
  const worn = wornMakeup(face);
  yield;
  const estimates = [...formEstimates(face), ...featureEstimates(face, lit, worn)];
  return {
    light,
    pixelsPerMillimetre: face.sourceResolution,
    estimates: withoutPaintedFeatures(estimates, worn),
  };
}
