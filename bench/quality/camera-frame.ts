/** The frames of a camera before the synthetic face. */

import {
  renderSyntheticFace,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { SENSOR_NOISE } from './sensor-noise.ts';

export const FRAMES_PER_SECOND = 30;

/** One frame with its regions and the noise of a sensor, another for each `seed`. */
export function takeFrame(options: SyntheticFaceOptions, seed: number): SyntheticFrame {
  return renderSyntheticFace({
    ...options,
    noise: { standardDeviation: SENSOR_NOISE, seed: 1 + seed },
    maps: { region: true },
  });
}
