/** Different people and cameras, without makeup: how confidently the reading reports makeup nobody wears. */

import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { NOISE, SCALE, SIZE } from '#bench/measure/everybody.ts';
import { MEASURED_LIGHTS } from '#bench/measure/lights.ts';
import { sitterOf } from '#bench/measure/people.ts';
import { portrait, sitting } from '#bench/measure/portrait.ts';
import { facesIn } from '#bench/measure/take-measures.ts';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { measureStill } from '#engine/measure/measure-still.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { Light, SyntheticFrame } from '#tests/fixtures/synthetic-face/index.ts';

/** A photograph of one person of this tone by one camera, with its sensor noise. */
export function photographOf(
  skinTone: number,
  light: Partial<Light>,
  seed: number,
): { readonly image: FrameImage; readonly frame: SyntheticFrame } {
  const { person, camera, yaw, pitch, roll, noiseSeed } = sitterOf(1000 * skinTone + seed);
  const pose = { scale: SCALE, yaw, pitch, roll };
  const frame = sitting({ width: SIZE, height: SIZE, skinTone, light, pose });
  const { image } = portrait(frame, person, camera);
  return { image: withSensorNoise(image, NOISE, noiseSeed), frame };
}

export async function readBarePeople(
  tracker: FaceTracker,
  skinTone: number,
  seeds: readonly number[],
): Promise<(AppearanceReading | Withheld)[]> {
  const readings: (AppearanceReading | Withheld)[] = [];
  for (const light of Object.values(MEASURED_LIGHTS)) {
    for (const seed of seeds) {
      const { image } = photographOf(skinTone, light, seed);
      readings.push(measureStill('appearance', image, await facesIn(tracker, image)));
    }
  }
  return readings;
}
