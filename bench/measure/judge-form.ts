/**
 * How accurate the face's proportions are. The synthetic face has only one shape, so each person's picture
 * is stretched or squeezed vertically, and its true landmarks with it.
 */

import sharp from 'sharp';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { renderSyntheticFace, type Landmarks } from '#tests/fixtures/synthetic-face/index.ts';
import { NOISE, SCALE, SIZE } from './everybody.ts';
import { judge, type Judged } from './judge-colours.ts';
import { MEASURED_LIGHTS } from './lights.ts';
import { normalNumbers, sitterOf } from './people.ts';
import { takeMeasures } from './take-measures.ts';

/** Standard deviation of the logarithm of height over width, about as large as among adults' faces. */
const STRETCH = 0.045;

/** Eyes are closed at most this far: people's eyes are not always equally wide open. */
const MOST_CLOSED = 0.25;

export interface FormSitting {
  readonly seed: number;
  readonly judged: readonly Judged[];
}

export async function judgeForm(
  tracker: FaceTracker,
  tones: readonly number[],
  seeds: readonly number[],
): Promise<readonly FormSitting[]> {
  const sittings: FormSitting[] = [];
  for (const tone of tones) {
    for (const seed of seeds) {
      const { yaw, pitch, roll, noiseSeed } = sitterOf(1000 * tone + seed);
      const normal = normalNumbers(7000 + 1000 * tone + seed);
      const stretch = Math.exp(STRETCH * normal());
      const closed = Math.min(MOST_CLOSED, Math.abs(0.12 * normal()));
      const { image, landmarks } = renderSyntheticFace({
        width: SIZE,
        height: SIZE,
        skinTone: tone,
        light: seed % 4 < 2 ? MEASURED_LIGHTS.front : MEASURED_LIGHTS.side,
        pose: { scale: SCALE, yaw, pitch, roll },
        expression: { blinkLeft: closed, blinkRight: closed },
        noise: { standardDeviation: NOISE, seed: noiseSeed },
      });
      const stretched = await stretchedBy(image, stretch);
      const { face } = await takeMeasures(tracker, stretched);
      if ('withheld' in face) continue;
      const truths = trueForm(landmarks, stretched.height / image.height);
      const judged = face.values.flatMap((value) => {
        const truth = truths[value.measure];
        return truth === undefined ? [] : judge(value.measure, value, truth);
      });
      sittings.push({ seed, judged });
    }
  }
  return sittings;
}

async function stretchedBy(image: FrameImage, stretch: number): Promise<FrameImage> {
  const { data, width, height } = image;
  const out = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width, height: Math.round(height * stretch), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(out.data), width: out.info.width, height: out.info.height };
}

/** Ratios and angles between the true landmarks, from the same end points as the product's. */
function trueForm({ points }: Landmarks, stretch: number): Readonly<Record<string, number>> {
  const x = (landmark: number): number => points[2 * landmark]!;
  const y = (landmark: number): number => points[2 * landmark + 1]! * stretch;
  const apart = (one: number, other: number): number =>
    Math.hypot(x(one) - x(other), y(one) - y(other));
  const width = apart(234, 454);
  const eyes = (apart(33, 133) + apart(263, 362)) / 2;
  const level = Math.atan2(y(473) - y(468), x(473) - x(468));
  const right = Math.atan2(y(133) - y(33), x(133) - x(33)) - level;
  const left = level - Math.atan2(y(263) - y(362), x(263) - x(362));
  return {
    'face-length': apart(10, 152) / width,
    'forehead-width': apart(54, 284) / width,
    'jaw-width': apart(58, 288) / width,
    'chin-width': apart(149, 378) / width,
    'eye-tilt': ((right + left) / 2) * (180 / Math.PI),
    'eye-openness': (apart(159, 145) + apart(386, 374)) / 2 / eyes,
    'eye-distance': apart(133, 362) / eyes,
    'lip-height': (apart(0, 13) + apart(14, 17)) / apart(61, 291),
    'lip-balance': apart(0, 13) / apart(14, 17),
  };
}
