import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { EYES } from '#engine/geometry/landmark-sets.ts';
import { OPEN_EYES, type EyeClosures } from '#engine/geometry/lid-closure.ts';
import { FaceLightMeter } from '#engine/render/light/face-light.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { SKIN_TONES, type SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/index.ts';
import { knownFace } from '#tests/support/known-face.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { measureShutEyes } from './shut-eyes.ts';

const TONES = SKIN_TONES.map((_, tone) => tone);
/** The middles of the lower lids. */
const LOWER_LIDS = [145, 374] as const;

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
});
afterAll(() => {
  tracker.dispose();
});

interface MeasuredEyes {
  readonly closures: EyeClosures;
  /** How far below the tracked lower lids the true ones are, in pixels, and how much farther near the nose. */
  readonly trueSeams: readonly number[];
  readonly trueSlants: readonly number[];
}

async function eyesOf(options: SyntheticFaceOptions): Promise<MeasuredEyes> {
  const { image, landmarks } = knownFace(options);
  tracker.reset();
  for (let pass = 0; pass < 3; pass += 1) await tracker.track(image);
  const frame = createFaceFrame((await tracker.track(image))!.landmarks);
  const { skin } = new FaceLightMeter().measure(image, frame);
  const off = (landmark: number): number =>
    landmarks.points[2 * landmark + 1]! - frame.point(landmark).y;
  return {
    closures: measureShutEyes(image, frame, skin),
    trueSeams: LOWER_LIDS.map(off),
    trueSlants: EYES.map(({ lowerLid }) => 2 * (off(lowerLid[6]!) - off(lowerLid[2]!))),
  };
}

const blinking = (blink: number): SyntheticFaceOptions => ({
  expression: { blinkLeft: blink, blinkRight: blink },
});

describe('shut eyes', () => {
  it.each(TONES)(
    'are found on skin tone %i, and the place where their lids meet',
    async (skinTone) => {
      const { closures, trueSeams, trueSlants } = await eyesOf({ skinTone, ...blinking(1) });
      expect(Math.min(...closures.map(({ shut }) => shut))).toBeGreaterThan(0.5);
      const errors = closures.map(({ seam }, side) => Math.abs(seam - trueSeams[side]!));
      expect(Math.max(...errors)).toBeLessThan(2);
      const slants = closures.map(({ slant }, side) => Math.abs(slant - trueSlants[side]!));
      expect(Math.max(...slants)).toBeLessThan(6);
    },
  );

  it('are found in a face that looks down', async () => {
    const { closures, trueSeams } = await eyesOf({ ...blinking(1), pose: { pitch: -14 } });
    expect(Math.min(...closures.map(({ shut }) => shut))).toBeGreaterThan(0.9);
    // The tracker has these lids up to seven pixels too high.
    expect(Math.max(...trueSeams)).toBeGreaterThan(4);
    expect(Math.min(...closures.map(({ seam }) => seam))).toBeGreaterThan(2);
  });

  it.each(TONES)(
    'are not found where eyes are open or half open, on skin tone %i',
    async (skinTone) => {
      for (const blink of [0, 0.5]) {
        const { closures } = await eyesOf({ skinTone, ...blinking(blink) });
        expect(closures).toEqual(OPEN_EYES);
      }
    },
  );

  it('may be only one of the two', async () => {
    const { closures } = await eyesOf({ expression: { blinkRight: 1 } });
    expect(closures[0].shut).toBeGreaterThan(0.9);
    expect(closures[1]).toEqual(OPEN_EYES[1]);
  });
});
