/** The finish that a look wears when it names none: a look of the specification's shape has no finishes. */

import type { EyeFinish, LipFinish, Look } from './look.ts';

export const DEFAULT_LIP_FINISH: LipFinish = 'satin';
export const DEFAULT_EYE_FINISH: EyeFinish = 'matte';

export function lipFinishOf(look: Look): LipFinish {
  return look.lipstick.finish ?? DEFAULT_LIP_FINISH;
}

export function eyeFinishOf(look: Look): EyeFinish {
  return look.eyeshadow.finish ?? DEFAULT_EYE_FINISH;
}
