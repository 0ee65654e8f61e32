import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWithheld } from '#domain/analysis/measurement.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { MASKS, withMask } from '#tests/support/masked-face.ts';
import { measureStill } from './measure-still.ts';

const SIZE = 512;

/** Zones of the skin that lie wholly behind a mask. */
const COVERED = /^(?:chin|lip|upper-lip|mouth|perioral)/;

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
}, 60_000);
afterAll(() => tracker.dispose());

function portrait(skinTone: number): FrameImage {
  return renderSyntheticFace({
    width: SIZE,
    height: SIZE,
    skinTone,
    pose: { scale: 1.6 },
    light: { keyDirection: [-0.15, 0.35, 1] },
    noise: { standardDeviation: 2, seed: 1 },
  }).image;
}

/** A picture of this width whose pixels are each copied from another picture. */
function pictureOf(
  width: number,
  from: (x: number, y: number) => readonly [FrameImage, number, number],
): FrameImage {
  const data = new Uint8ClampedArray(4 * width * SIZE);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [image, fromX, fromY] = from(x, y);
      const at = 4 * (fromY * image.width + fromX);
      data.set(image.data.subarray(at, at + 4), 4 * (y * width + x));
    }
  }
  return { data, width, height: SIZE };
}

async function bothReadings(image: FrameImage) {
  tracker.reset();
  const faces = structuredClone(await tracker.findAll(image, 'quick'));
  return {
    faces,
    skin: measureStill('skin', image, faces),
    face: measureStill('face', image, faces),
  };
}

describe('a picture that holds more than a face to measure', () => {
  it('of three people side by side is refused for its several faces', async () => {
    const people = [1, 4, 7].map(portrait);
    const image = pictureOf(3 * SIZE, (x, y) => [people[Math.floor(x / SIZE)]!, x % SIZE, y]);
    const { skin, face } = await bothReadings(image);
    expect([skin, face]).toEqual([{ withheld: 'several-faces' }, { withheld: 'several-faces' }]);
  });

  it.each([170, 250])(
    'that cuts a face off, by %i pixels of 512, is refused for that',
    async (cut) => {
      const whole = portrait(3);
      const { skin, face } = await bothReadings(
        pictureOf(SIZE - cut, (x, y) => [whole, x + cut, y]),
      );
      for (const reading of [skin, face]) {
        if (!isWithheld(reading)) throw new Error('a face that is cut off was measured');
        expect(['face-cut-off', 'no-face']).toContain(reading.withheld);
      }
    },
  );

  it.each([
    [1, 'blue'],
    [1, 'black'],
    [4, 'white'],
    [6, 'blue'],
    [7, 'black'],
    [7, 'white'],
  ] as const)(
    'of a face of tone %i behind a mask that is %s gives no value for what the mask covers',
    async (skinTone, mask) => {
      const bare = portrait(skinTone);
      const { faces } = await bothReadings(bare);
      const { skin, face } = await bothReadings(withMask(bare, faces[0]!, MASKS[mask]));
      const said = [
        ...(isWithheld(skin) ? [] : skin.values.filter(({ zone }) => COVERED.test(zone))),
        ...(isWithheld(face) ? [] : face.values.filter(({ measure }) => measure.startsWith('lip'))),
      ].filter((value) => !isWithheld(value));
      expect(said).toEqual([]);
    },
  );
});
