import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { createFaceFrame, type FaceFrame } from '#engine/geometry/face-frame.ts';
import { SKIN_REFERENCE } from '#engine/geometry/landmark-sets.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  LIGHT_COLOURS,
  REGION,
  renderSyntheticFace,
  SKIN_TONES,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { FaceLightMeter } from './face-light.ts';
import { luma, type Rgb } from '#domain/colour/transfer.ts';

const TONES = SKIN_TONES.map((_, tone) => tone);

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
});
afterAll(() => {
  tracker.dispose();
});

interface LitFace {
  readonly image: FrameImage;
  readonly frame: FaceFrame;
  /** Radiance of a white card where the skin is measured, known from the drawing, not measured. */
  readonly white: Rgb;
}

const litFaces = new Map<string, Promise<LitFace>>();

/** Each is drawn and tracked once. */
function litFace(options: SyntheticFaceOptions): Promise<LitFace> {
  const key = JSON.stringify(options);
  const known = litFaces.get(key) ?? lightFace(options);
  litFaces.set(key, known);
  return known;
}

async function lightFace(options: SyntheticFaceOptions): Promise<LitFace> {
  const { image, maps } = renderSyntheticFace({
    ...options,
    maps: { region: true, irradiance: true },
  });
  tracker.reset();
  await tracker.track(image);
  const face = await tracker.track(image);
  const frame = createFaceFrame(face!.landmarks);
  const places = SKIN_REFERENCE.map(frame.point)
    .map(({ x, y }) => Math.floor(y) * image.width + Math.floor(x))
    .filter((pixel) => maps.region![pixel] === REGION.skin);
  const mean = (channel: number): number =>
    places.reduce((sum, pixel) => sum + maps.irradiance![3 * pixel + channel]!, 0) / places.length;
  return { image, frame, white: [mean(0), mean(1), mean(2)] };
}

function brightness(white: Rgb): number {
  return luma(white);
}

describe('the light on a face', () => {
  it.each(
    TONES.flatMap((skinTone) => [1, 0.5, 0.25].map((exposure) => [skinTone, exposure] as const)),
  )(
    'is metered within an eighth on skin tone %i at an exposure of %d',
    async (skinTone, exposure) => {
      const { image, frame, white } = await litFace({ skinTone, light: { exposure } });
      const metered = new FaceLightMeter().measure(image, frame);
      expect(Math.abs(brightness(metered.white) / brightness(white) - 1)).toBeLessThan(0.125);
    },
  );

  it('is the same for the lightest skin and the deepest: deep skin is not dim light', async () => {
    const metered = await Promise.all(
      [TONES[0]!, TONES.at(-1)!].map(async (skinTone) => {
        const { image, frame } = await litFace({ skinTone });
        return new FaceLightMeter().measure(image, frame);
      }),
    );
    const [lightest, deepest] = metered;
    expect(luma(lightest!.skin)).toBeGreaterThan(2 * luma(deepest!.skin));
    const ratio = brightness(deepest!.white) / brightness(lightest!.white);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it.each(TONES)('falls with the exposure on skin tone %i', async (skinTone) => {
    const whites: number[] = [];
    for (const exposure of [1, 0.5, 0.25]) {
      const { image, frame } = await litFace({ skinTone, light: { exposure } });
      whites.push(brightness(new FaceLightMeter().measure(image, frame).white));
    }
    expect(whites[1]! / whites[0]!).toBeGreaterThan(0.42);
    expect(whites[1]! / whites[0]!).toBeLessThan(0.58);
    expect(whites[2]! / whites[1]!).toBeGreaterThan(0.42);
    expect(whites[2]! / whites[1]!).toBeLessThan(0.58);
  });

  it('takes the tint of a warm lamp', async () => {
    const { image, frame, white } = await litFace({ light: { colour: LIGHT_COLOURS.warm } });
    const { white: metered } = new FaceLightMeter().measure(image, frame);
    const known = white[0] / white[2];
    expect(metered[0] / metered[2]).toBeGreaterThan(0.75 * known);
    expect(metered[0] / metered[2]).toBeLessThan(1.15 * known);
  });
});

describe('the light on a face whose eyes are half open', () => {
  it.each(TONES)(
    'is not taken for red on skin tone %i: lids shade the white of an eye',
    async (skinTone) => {
      const { image, frame, white } = await litFace({
        skinTone,
        expression: { blinkLeft: 0.5, blinkRight: 0.5 },
      });
      const { white: metered } = new FaceLightMeter().measure(image, frame);
      expect(metered[0] / metered[1] / (white[0] / white[1])).toBeLessThan(1.18);
      expect(metered[2] / metered[1] / (white[2] / white[1])).toBeGreaterThan(0.95);
    },
  );
});

describe('what the meter has learned of a face', () => {
  it('is not changed by a blink', async () => {
    const meter = new FaceLightMeter();
    const open = await litFace({});
    for (let frame = 0; frame < 5; frame += 1) meter.measure(open.image, open.frame);
    const before = brightness(meter.measure(open.image, open.frame).white);
    const shut = await litFace({ expression: { blinkLeft: 1, blinkRight: 1 } });
    const whites: number[] = [];
    for (let frame = 0; frame < 8; frame += 1) {
      whites.push(brightness(meter.measure(shut.image, shut.frame).white));
    }
    for (const white of whites) expect(Math.abs(white / before - 1)).toBeLessThan(0.03);
  });

  it.each([2, 7])(
    'is hardly changed while lids shade the eyes, on skin tone %i',
    async (skinTone) => {
      const meter = new FaceLightMeter();
      const open = await litFace({ skinTone });
      for (let frame = 0; frame < 5; frame += 1) meter.measure(open.image, open.frame);
      const before = meter.measure(open.image, open.frame).white;
      const narrow = await litFace({ skinTone, expression: { blinkLeft: 0.4, blinkRight: 0.4 } });
      for (let frame = 0; frame < 15; frame += 1) meter.measure(narrow.image, narrow.frame);
      const after = meter.measure(narrow.image, narrow.frame).white;
      expect(Math.abs(brightness(after) / brightness(before) - 1)).toBeLessThan(0.06);
      expect(Math.abs(after[0] / after[1] / (before[0] / before[1]) - 1)).toBeLessThan(0.03);
    },
  );

  it('follows a lamp that is dimmed while the eyes are shut', async () => {
    const meter = new FaceLightMeter();
    const open = await litFace({});
    for (let frame = 0; frame < 5; frame += 1) meter.measure(open.image, open.frame);
    const before = brightness(meter.measure(open.image, open.frame).white);
    const dim = await litFace({
      light: { exposure: 0.5 },
      expression: { blinkLeft: 1, blinkRight: 1 },
    });
    for (let frame = 0; frame < 9; frame += 1) meter.measure(dim.image, dim.frame);
    const after = brightness(meter.measure(dim.image, dim.frame).white);
    expect(after / before).toBeGreaterThan(0.42);
    expect(after / before).toBeLessThan(0.58);
  });

  it('settles within a few frames when the eyes open later', async () => {
    const meter = new FaceLightMeter();
    const shut = await litFace({ expression: { blinkLeft: 1, blinkRight: 1 } });
    meter.measure(shut.image, shut.frame);
    const open = await litFace({});
    const expected = brightness(new FaceLightMeter().measure(open.image, open.frame).white);
    for (let frame = 0; frame < 5; frame += 1) meter.measure(open.image, open.frame);
    const learned = brightness(meter.measure(open.image, open.frame).white);
    expect(Math.abs(learned / expected - 1)).toBeLessThan(0.05);
  });

  it('tells the deepest skin from the lightest by its reflectance, in any light', async () => {
    const reflectanceOf = async (skinTone: number, exposure: number): Promise<number> => {
      const { image, frame } = await litFace({ skinTone, light: { exposure } });
      const meter = new FaceLightMeter();
      expect(meter.reflectance).toBeNull();
      meter.measure(image, frame);
      return luma(meter.reflectance!);
    };
    const deepest = TONES.length - 1;
    for (const exposure of [1, 0.5]) {
      expect(await reflectanceOf(deepest, exposure)).toBeLessThan(
        0.4 * (await reflectanceOf(0, 1)),
      );
    }
  });

  it('is forgotten with the face', async () => {
    const meter = new FaceLightMeter();
    const light = await litFace({ skinTone: 0 });
    meter.measure(light.image, light.frame);
    meter.reset();
    const deep = await litFace({ skinTone: 7 });
    expect(meter.measure(deep.image, deep.frame)).toEqual(
      new FaceLightMeter().measure(deep.image, deep.frame),
    );
  });

  it('changes little from frame to frame under sensor noise', async () => {
    const meter = new FaceLightMeter();
    const whites: number[] = [];
    const { frame } = await litFace({});
    for (let seed = 1; seed <= 12; seed += 1) {
      const { image } = renderSyntheticFace({ noise: { standardDeviation: 3, seed } });
      whites.push(brightness(meter.measure(image, frame).white));
    }
    const settled = whites.slice(4);
    expect(Math.max(...settled) / Math.min(...settled)).toBeLessThan(1.02);
  });
});
