import { describe, expect, it } from 'vitest';
import { hiddenAt } from '#engine/frame/cover-mask.ts';
import {
  REGION,
  type Region,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import {
  FACE,
  SIZE,
  fingerAcross,
  hiddenShare,
  usePictures,
} from '#tests/support/covered-pictures.ts';
import { MASKS, withMask } from '#tests/support/masked-face.ts';
import { createNodeHandTracker } from '#tests/support/node-hand-tracker.ts';
import { CoverMeter } from './cover-meter.ts';

const picture = usePictures();

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('what stands in front of a face in a still picture', () => {
  it.each<[string, number, SyntheticFaceOptions]>([
    ['light skin', 0, {}],
    ['deep skin', 7, {}],
    ['a smile', 4, { expression: { smile: 0.9, mouthOpen: 0.15 } }],
    ['light from the side', 2, { light: { keyDirection: [-1, 0.2, 0.2] } }],
  ])('is nothing on a bare face: %s', async (_name, skinTone, options) => {
    const shot = await picture({ skinTone, ...options });
    const mask = new CoverMeter().measure(shot.frame.image, shot.face);
    expect(hiddenShare(shot, mask, ...FACE)).toBeLessThan(0.02);
  });

  it.each<[string, Region, number, SyntheticFaceOptions]>([
    ['a cup before light skin', REGION.occluder, 0, { cup: true }],
    ['a cup before deep skin', REGION.occluder, 7, { cup: true }],
    ['a fringe', REGION.fringe, 0, { fringe: true }],
    ['black glasses', REGION.glasses, 2, { glasses: 'plastic' }],
    ['glasses of horn', REGION.glasses, 7, { glasses: 'horn' }],
    ['a tongue', REGION.tongueOut, 4, { tongue: true, expression: { mouthOpen: 0.45 } }],
    [
      'a tongue on deep skin',
      REGION.tongueOut,
      7,
      { tongue: true, expression: { mouthOpen: 0.45 } },
    ],
  ])('is hidden, and the face beside it is not: %s', async (_name, region, skinTone, options) => {
    const shot = await picture({ skinTone, ...options });
    const mask = new CoverMeter().measure(shot.frame.image, shot.face);
    expect(hiddenShare(shot, mask, region)).toBeGreaterThan(0.75);
    expect(hiddenShare(shot, mask, ...FACE)).toBeLessThan(0.08);
  });

  it('is hidden even where it has the color of the skin: horn', async () => {
    // A tenth of a cell decides whether a stretch of the frame is seen as an outline.
    const hidden: number[] = [];
    for (const x of [0.5, 0.5007, 0.5014, 0.5021, 0.5028, 0.5035]) {
      const shot = await picture({ skinTone: 4, glasses: 'horn', pose: { x } });
      const mask = new CoverMeter().measure(shot.frame.image, shot.face);
      hidden.push(hiddenShare(shot, mask, REGION.glasses));
      expect(hiddenShare(shot, mask, ...FACE)).toBeLessThan(0.05);
    }
    expect(mean(hidden)).toBeGreaterThan(0.7);
  });

  it('is hidden up to its edge: a tongue of nearly the color of the skin', async () => {
    const shot = await picture({
      skinTone: 6,
      tongue: true,
      expression: { mouthOpen: 0.45 },
    });
    const mask = new CoverMeter().measure(shot.frame.image, shot.face);
    expect(hiddenShare(shot, mask, REGION.tongueOut)).toBeGreaterThan(0.935);
  });

  it.each([
    { thing: 'a phone at the cheek', landmark: 411, tone: 2, width: 64, height: 150 },
    { thing: 'a phone at a deep cheek', landmark: 411, tone: 7, width: 64, height: 150 },
    { thing: 'a microphone before the chin', landmark: 18, tone: 2, width: 56, height: 56 },
    { thing: 'a microphone before a deep chin', landmark: 18, tone: 7, width: 56, height: 56 },
  ])('includes $thing', async ({ landmark, tone, width, height }) => {
    const { frame, face } = await picture({ skinTone: tone });
    const left = Math.round(face.landmarks[3 * landmark]! - width / 2);
    const top = Math.round(face.landmarks[3 * landmark + 1]! - height / 2);
    const data = frame.image.data.slice();
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        data.fill(24 + ((x + y) % 4), 4 * (y * SIZE.width + x), 4 * (y * SIZE.width + x) + 3);
      }
    }
    const mask = new CoverMeter().measure({ ...SIZE, data }, face)!;
    const inside: number[] = [];
    const outside: number[] = [];
    for (const watched of [50, 280, 411, 425, 376, 18, 200, 199, 32, 262, 151, 9]) {
      const [x, y] = [face.landmarks[3 * watched]!, face.landmarks[3 * watched + 1]!];
      const isInside = x > left && x < left + width && y > top && y < top + height;
      (isInside ? inside : outside).push(hiddenAt(mask, x, y));
    }
    expect(inside.length).toBeGreaterThan(1);
    expect(Math.min(...inside)).toBeGreaterThan(0.9);
    expect(Math.max(...outside)).toBeLessThan(0.1);
  });

  it.each([
    { mask: 'blue', tone: 0 },
    { mask: 'black', tone: 0 },
    { mask: 'white', tone: 3 },
    { mask: 'black', tone: 5 },
    { mask: 'blue', tone: 7 },
    { mask: 'white', tone: 7 },
  ] as const)(
    'includes a $mask mask on skin tone $tone, with the lips behind it',
    async ({ mask, tone }) => {
      const { frame, face } = await picture({ skinTone: tone });
      const masked = withMask(frame.image, face, MASKS[mask]);
      const hidden = new CoverMeter().measure(masked, face)!;
      const hiddenBy = (landmarks: readonly number[]): readonly number[] =>
        landmarks.map((at) =>
          hiddenAt(hidden, face.landmarks[3 * at]!, face.landmarks[3 * at + 1]!),
        );
      expect(
        Math.min(...hiddenBy([0, 17, 37, 267, 84, 314, 164, 18, 200, 57, 287, 186, 410])),
      ).toBeGreaterThan(0.9);
      expect(Math.max(...hiddenBy([151, 9, 108, 337]))).toBeLessThan(0.1);
    },
  );

  it('is nothing without a face, or on one too small for makeup', () => {
    const image = { data: new Uint8ClampedArray(4 * 64 * 64), width: 64, height: 64 };
    const small = { landmarks: new Float32Array(478 * 3).fill(20), confidence: 1 };
    expect(new CoverMeter().measure(image, null)).toBeNull();
    expect(new CoverMeter().measure(image, small)).toBeNull();
  });
});

describe('a hand that was found', () => {
  it('hides what it lies over, and nothing far from it', async () => {
    const shot = await picture({ skinTone: 2 });
    const hand = fingerAcross(shot.face);
    const mask = new CoverMeter().measure(shot.frame.image, shot.face, [hand])!;
    const { landmarks } = shot.face;
    const hidden = (landmark: number): number =>
      hiddenAt(mask, landmarks[3 * landmark]!, landmarks[3 * landmark + 1]!);
    expect(hidden(13)).toBe(1);
    expect(hidden(0)).toBe(1);
    expect([hidden(50), hidden(280), hidden(151)]).toEqual([0, 0, 0]);
  });
});

describe('a hand that the tracker found', () => {
  it.each([0, 3, 7])('hides all of its fingers and little more, tone %i', async (skinTone) => {
    const shot = await picture({ skinTone, occluder: { position: 0.5 } });
    const handTracker = await createNodeHandTracker();
    const hands = await handTracker.track(shot.frame.image, 0);
    handTracker.dispose();
    const mask = new CoverMeter().measure(shot.frame.image, shot.face, hands);
    expect(hiddenShare(shot, mask, REGION.occluder)).toBeGreaterThan(0.93);
    expect(hiddenShare(shot, mask, ...FACE)).toBeLessThan(0.05);
  });
});
