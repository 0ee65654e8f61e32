/** People and cameras that differ, without makeup: how sure the reading is of what nobody wears. */

import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { NOISE, SCALE, SIZE } from '#bench/measure/everybody.ts';
import { MEASURED_LIGHTS } from '#bench/measure/lights.ts';
import { sitterOf } from '#bench/measure/people.ts';
import { portrait, sitting } from '#bench/measure/portrait.ts';
import { facesIn } from '#bench/measure/take-measures.ts';
import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { measureStill } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';

export async function readBarePeople(
  tracker: FaceTracker,
  skinTone: number,
  seeds: readonly number[],
): Promise<(AppearanceReading | Withheld)[]> {
  const readings: (AppearanceReading | Withheld)[] = [];
  for (const light of Object.values(MEASURED_LIGHTS)) {
    for (const seed of seeds) {
      const { person, camera, yaw, pitch, roll, noiseSeed } = sitterOf(1000 * skinTone + seed);
      const pose = { scale: SCALE, yaw, pitch, roll };
      const frame = sitting({ width: SIZE, height: SIZE, skinTone, light, pose });
      const { image } = portrait(frame, person, camera);
      const noisy = withSensorNoise(image, NOISE, noiseSeed);
      readings.push(measureStill('appearance', noisy, await facesIn(tracker, noisy)));
    }
  }
  return readings;
}
