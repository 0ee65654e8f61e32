/** Every tone in every light, several people and cameras each: what was measured, and how accurately. */

import type { Chances } from '#domain/analysis/interval.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { withSensorNoise } from '#bench/quality/sensor-noise.ts';
import { judgeFace, judgeZones, trueUndertone, type Judged } from './judge-colours.ts';
import {
  MEASURED_LIGHTS,
  REFUSED_LIGHTS,
  type MeasuredLight,
  type RefusedLight,
} from './lights.ts';
import { sitterOf } from './people.ts';
import { portrait, sitting } from './portrait.ts';
import { takeMeasures } from './take-measures.ts';

export const SIZE = 512;
/** For a face that fills a third of the picture's height: 2.6 pixels per millimetre. */
export const SCALE = 1.6;
/** Sensor noise, in 8-bit levels. */
export const NOISE = 2.5;

export interface Sitting {
  readonly tone: number;
  readonly light: MeasuredLight | RefusedLight;
  readonly seed: number;
  /** Why nothing was measured; null if something was. */
  readonly refusal: string | null;
  readonly judged: readonly Judged[];
  readonly undertone: { readonly truth: string; readonly chances: Chances<string> } | null;
  /** Skin measures that were given, out of those that were requested. */
  readonly said: number;
  readonly asked: number;
}

export async function photographEverybody(
  tracker: FaceTracker,
  tones: readonly number[],
  seeds: readonly number[],
): Promise<readonly Sitting[]> {
  const sittings: Sitting[] = [];
  for (const tone of tones) {
    for (const [light, setting] of Object.entries({ ...MEASURED_LIGHTS, ...REFUSED_LIGHTS })) {
      for (const seed of light in MEASURED_LIGHTS ? seeds : seeds.slice(0, 1)) {
        const { person, camera, yaw, pitch, roll, noiseSeed } = sitterOf(1000 * tone + seed);
        const frame = sitting({
          width: SIZE,
          height: SIZE,
          skinTone: tone,
          light: setting,
          pose: { scale: SCALE, yaw, pitch, roll },
        });
        const subject = portrait(frame, person, camera);
        const image = withSensorNoise(subject.image, NOISE, noiseSeed);
        const readings = await takeMeasures(tracker, image);
        const { face, skin } = readings;
        const undertone =
          'withheld' in face || 'withheld' in face.undertone ? null : face.undertone.chances;
        const truth = trueUndertone(subject);
        sittings.push({
          tone,
          light: light as Sitting['light'],
          seed,
          refusal: 'withheld' in skin ? skin.withheld : null,
          judged: [...judgeFace(subject, readings), ...judgeZones(subject, readings)],
          undertone: undertone === null ? null : { truth, chances: undertone },
          said:
            'withheld' in skin ? 0 : skin.values.filter((value) => !('withheld' in value)).length,
          asked: 'withheld' in skin ? 0 : skin.values.length,
        });
      }
    }
  }
  return sittings;
}
