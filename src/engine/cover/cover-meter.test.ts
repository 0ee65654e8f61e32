import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenAt, type CoverMask } from '#engine/frame/cover-mask.ts';
import type { TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  renderSyntheticFace,
  type Region,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { MASKS, withMask } from '#tests/support/masked-face.ts';
import { createNodeHandTracker } from '#tests/support/node-hand-tracker.ts';
import { CoverMeter } from './cover-meter.ts';

const SIZE = { width: 960, height: 540 };

interface Picture {
  readonly frame: SyntheticFrame;
  readonly face: TrackedFace;
}

let tracker: FaceTracker;
const pictures = new Map<string, Picture>();

// Drawing the first face takes seconds, and many of them on a busy machine.
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
  await picture({ skinTone: 2 });
}, 120_000);
afterAll(() => tracker.dispose());

/** Each picture is drawn and tracked once. */
async function picture(options: SyntheticFaceOptions): Promise<Picture> {
  const key = JSON.stringify(options);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const frame = renderSyntheticFace({ ...SIZE, ...options, maps: { region: true } });
  tracker.reset();
  let face: TrackedFace | null = null;
  for (let pass = 0; pass < 3; pass += 1) face = await tracker.track(frame.image);
  if (face === null) throw new Error(`no face was found in ${key}`);
  const made = { frame, face };
  pictures.set(key, made);
  return made;
}

/** Mean of what is hidden over the pixels of some regions inside the face, in [0, 1]. */
function hiddenShare(
  { frame, face }: Picture,
  mask: CoverMask | null,
  ...regions: readonly Region[]
): number {
  if (mask === null) return 0;
  const bottom = face.landmarks[3 * 152 + 1]!;
  const [left, right] = [face.landmarks[3 * 234]!, face.landmarks[3 * 454]!];
  const top = face.landmarks[3 * 10 + 1]!;
  let sum = 0;
  let count = 0;
  for (let y = Math.ceil(top + 20); y < bottom - 25; y += 2) {
    for (let x = Math.ceil(left + 25); x < right - 25; x += 2) {
      const region = frame.maps.region![y * SIZE.width + x] as Region;
      if (!regions.includes(region)) continue;
      sum += hiddenAt(mask, x + 0.5, y + 0.5);
      count += 1;
    }
  }
  return sum / count;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const FACE = [REGION.skin, REGION.lips] as const;

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

/** A hand below the chin that holds one finger up across the mouth; all other joints are off the picture. */
function fingerAcross({ landmarks }: TrackedFace): TrackedHand {
  const points = new Float32Array(21 * 3).fill(-500);
  const at = (joint: number, face: number, down: number): void => {
    points[3 * joint] = landmarks[3 * face]!;
    points[3 * joint + 1] = landmarks[3 * face + 1]! + down;
  };
  // The wrist and the outer knuckles give the size of the hand.
  at(0, 152, 260);
  at(9, 152, 160);
  at(5, 152, 160);
  at(17, 152, 160);
  at(6, 18, 0);
  at(7, 13, 0);
  at(8, 1, 0);
  return { id: 1, landmarks: points, confidence: 1, side: 'left' };
}

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

describe('what stands in front of a moving face', () => {
  it('leaves no ghost when it goes', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const meter = new CoverMeter();
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face);
    let mask: CoverMask | null = null;
    for (let frame = 0; frame < 8; frame += 1) mask = meter.follow(cup.frame.image, bare.face);
    expect(hiddenShare(cup, mask, REGION.occluder)).toBeGreaterThan(0.85);
    for (let frame = 0; frame < 6; frame += 1) mask = meter.follow(bare.frame.image, bare.face);
    expect(hiddenShare(bare, mask, ...FACE)).toBeLessThan(0.02);
  });

  it('is not learned, however long it stays', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const meter = new CoverMeter();
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face);
    let mask: CoverMask | null = null;
    for (let frame = 0; frame < 40; frame += 1) mask = meter.follow(cup.frame.image, bare.face);
    expect(hiddenShare(cup, mask, REGION.occluder)).toBeGreaterThan(0.85);
  });

  it.each([0, 5])(
    'leaves no ghost when it is a hand that was there before anyone had looked for it, tone %i',
    async (skinTone) => {
      const bare = await picture({ skinTone });
      const shown = await picture({ skinTone, occluder: { position: 0.45 } });
      const handTracker = await createNodeHandTracker();
      const hands = await handTracker.track(shown.frame.image, 0);
      handTracker.dispose();
      const meter = new CoverMeter();
      const follow = (
        { frame, face }: Picture,
        found: readonly TrackedHand[] | null,
      ): CoverMask | null => meter.follow(frame.image, face, found);
      for (let frame = 0; frame < 20; frame += 1) follow(shown, null);
      let mask: CoverMask | null = null;
      for (let frame = 0; frame < 10; frame += 1) mask = follow(shown, hands);
      expect(hiddenShare(shown, mask, REGION.occluder)).toBeGreaterThan(0.9);
      for (let frame = 0; frame < 6; frame += 1) mask = follow(bare, []);
      expect(hiddenShare(bare, mask, ...FACE)).toBeLessThan(0.02);
    },
  );

  it('is judged by what was learned, if hands were looked for before it came', async () => {
    const bare = await picture({ skinTone: 2 });
    const cup = await picture({ skinTone: 2, cup: true });
    const meter = new CoverMeter();
    const hand = fingerAcross(bare.face);
    const away = { ...hand, landmarks: hand.landmarks.map((value) => value - 2000) };
    meter.follow(bare.frame.image, bare.face, null);
    for (let frame = 0; frame < 8; frame += 1) meter.follow(bare.frame.image, bare.face, []);
    const learned = meter.follow(cup.frame.image, bare.face, [])!.data.slice();
    const other = new CoverMeter();
    other.follow(bare.frame.image, bare.face, null);
    for (let frame = 0; frame < 8; frame += 1) other.follow(bare.frame.image, bare.face, []);
    expect(other.follow(cup.frame.image, bare.face, [away])!.data).toEqual(learned);
  });

  it('keeps its edge still while sensor noise moves every pixel', async () => {
    const { face } = await picture({ skinTone: 4, cup: true });
    const meter = new CoverMeter();
    const masks = Array.from({ length: 7 }, (_, seed) => {
      const { image } = renderSyntheticFace({
        ...SIZE,
        skinTone: 4,
        cup: true,
        noise: { standardDeviation: 2.5, seed },
      });
      const mask = meter.follow(image, face)!;
      return { ...mask, data: mask.data.slice() };
    }).slice(2);
    const changes = masks.slice(1).map((mask, index) => {
      const before = masks[index]!;
      return (
        mask.data.reduce((sum, value, at) => sum + Math.abs(value - before.data[at]!), 0) / 255
      );
    });
    const rim = masks[0]!.data.filter((value) => value > 25 && value < 230).length;
    // Less than one cell's worth of change for each cell of the rim.
    for (const change of changes) expect(change).toBeLessThan(rim + 20);
  });

  it('forgets one face when another takes its place', async () => {
    const light = await picture({ skinTone: 0 });
    const deep = await picture({ skinTone: 7, pose: { x: 0.25 } });
    const meter = new CoverMeter();
    for (let frame = 0; frame < 6; frame += 1) meter.follow(light.frame.image, light.face);
    const mask = meter.follow(deep.frame.image, deep.face);
    expect(hiddenShare(deep, mask, ...FACE)).toBeLessThan(0.02);
  });

  it('tells one face from the next by a number', async () => {
    const light = await picture({ skinTone: 0 });
    const deep = await picture({ skinTone: 7, pose: { x: 0.25 } });
    const meter = new CoverMeter();
    const numbers = [light, light, deep, deep, null, deep].map((shot) => {
      meter.follow((shot ?? deep).frame.image, shot?.face ?? null);
      return meter.faceNumber;
    });
    expect(numbers).toEqual([1, 1, 2, 2, 2, 3]);
  });
});
