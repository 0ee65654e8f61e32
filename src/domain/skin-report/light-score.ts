/** How good the light was, as three percentages and the least of them. */

import type { LightJudgement } from '#domain/analysis/light-gates.ts';
import type { LightScore } from './skin-report.ts';

/** Where the gates of `analysis/light-gates.ts` stop measuring: there a part is 0. */
const UNNATURAL_LIMIT = 12;
const OVER_EXPOSED_LIMIT = 0.08;

/**
 * Natural color and exposure fall evenly from 100 to 0 at the gate's limit (ours); even light is the standard's own
 * percentage (ISO/IEC 29794-5, as in OFIQ), of the worse of both directions. A reading is as good as the weakest of them.
 */
export function scoreLight(light: LightJudgement): LightScore {
  const naturalColour = percent(1 - light.unnatural / UNNATURAL_LIMIT);
  const evenLight = percent(Math.min(light.leftRight, light.topBottom) / 100);
  const exposure = percent(1 - light.overExposed / OVER_EXPOSED_LIMIT);
  return {
    grade: light.grade,
    score: Math.min(naturalColour, evenLight, exposure),
    naturalColour,
    evenLight,
    exposure,
  };
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
