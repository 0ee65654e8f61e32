/** Makeup as it is drawn, judged on faces whose every pixel is known. */

import { differenceCiede2000, type Rgb as CuloriRgb } from 'culori';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Look } from '#domain/makeup/look.ts';
import type { FrameImage, TrackedFace } from '#engine/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  renderSyntheticFace,
  SKIN_TONES,
  type Region,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import { composePlan, emptyPicture } from './canvas-2d/compose.ts';
import { DrawPlanner } from './draw-plan.ts';
import { parseHex, toEncoded, toLinear } from './transfer.ts';

const TONES = SKIN_TONES.map((_, tone) => tone);

/** A difference of one channel, in 8-bit levels, from which a pixel counts as changed. */
const NOTICEABLE = 8;

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
});
afterAll(() => {
  tracker.dispose();
});

interface MadeUpFace {
  readonly frame: SyntheticFrame;
  readonly worn: FrameImage;
}

const faces = new Map<string, { frame: SyntheticFrame; face: TrackedFace }>();

async function faceOf(
  options: SyntheticFaceOptions,
): Promise<{ frame: SyntheticFrame; face: TrackedFace }> {
  const key = JSON.stringify(options);
  const known = faces.get(key);
  if (known !== undefined) return known;
  const frame = renderSyntheticFace({ ...options, maps: { region: true, irradiance: true } });
  tracker.reset();
  for (let pass = 0; pass < 3; pass += 1) await tracker.track(frame.image);
  const made = { frame, face: (await tracker.track(frame.image))! };
  faces.set(key, made);
  return made;
}

async function madeUp(options: SyntheticFaceOptions, look: Look): Promise<MadeUpFace> {
  const { frame, face } = await faceOf(options);
  const { image } = frame;
  const worn = emptyPicture(image.width, image.height);
  composePlan(image, new DrawPlanner().plan(image, face, sceneWith(look)), worn);
  return { frame, worn };
}

/** The pixels of a region that lie inside it by more than a pixel: its rim is a mixture. */
function pixelsOf({ frame }: MadeUpFace, region: Region): number[] {
  const { width, height } = frame.image;
  const map = frame.maps.region!;
  const pixels: number[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const around = [0, 1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1];
      if (around.every((step) => map[pixel + step] === region)) pixels.push(pixel);
    }
  }
  return pixels;
}

/** Largest change of a channel at a pixel, in levels. */
function changeAt({ frame, worn }: MadeUpFace, pixel: number): number {
  const { data } = frame.image;
  return Math.max(
    ...[0, 1, 2].map((channel) =>
      Math.abs(worn.data[4 * pixel + channel]! - data[4 * pixel + channel]!),
    ),
  );
}

/** Share of a region's pixels that a person could see to be changed. */
function changedShare(face: MadeUpFace, region: Region): number {
  const pixels = pixelsOf(face, region);
  return pixels.filter((pixel) => changeAt(face, pixel) > NOTICEABLE).length / pixels.length;
}

function meanChange(face: MadeUpFace, region: Region): number {
  const pixels = pixelsOf(face, region);
  return pixels.reduce((sum, pixel) => sum + changeAt(face, pixel), 0) / pixels.length;
}

/** Mean colour of pixels, averaged as light. */
function meanColour({ data }: FrameImage, pixels: readonly number[]): CuloriRgb {
  const mean = (channel: number): number =>
    toEncoded(
      pixels.reduce((sum, pixel) => sum + toLinear(data[4 * pixel + channel]! / 255), 0) /
        pixels.length,
    );
  return { mode: 'rgb', r: mean(0), g: mean(1), b: mean(2) };
}

/** The named shade in the light that falls on these pixels. */
function shadeInLight(hex: string, { maps }: SyntheticFrame, pixels: readonly number[]): CuloriRgb {
  const [r, g, b] = parseHex(hex).map((encoded, channel) => {
    const light =
      pixels.reduce((sum, pixel) => sum + maps.irradiance![3 * pixel + channel]!, 0) /
      pixels.length;
    return toEncoded(Math.min(1, toLinear(encoded) * light));
  });
  return { mode: 'rgb', r: r!, g: g!, b: b! };
}

describe('lipstick', () => {
  it.each(TONES)('covers the lips of skin tone %i', async (skinTone) => {
    const face = await madeUp({ skinTone }, wearingOnly('lipstick'));
    expect(changedShare(face, REGION.lips)).toBeGreaterThan(0.94);
  });

  it.each(TONES)('brings the lips of skin tone %i to the chosen shade', async (skinTone) => {
    const face = await madeUp({ skinTone }, wearingOnly('lipstick'));
    const pixels = pixelsOf(face, REGION.lips);
    const shade = shadeInLight(STRONG_LOOK.lipstick.color, face.frame, pixels);
    const difference = differenceCiede2000();
    const bare = difference(meanColour(face.frame.image, pixels), shade);
    const worn = difference(meanColour(face.worn, pixels), shade);
    expect(worn).toBeLessThan(0.55 * bare);
  });

  it.each(TONES)('leaves the teeth of a smile on skin tone %i bare', async (skinTone) => {
    const face = await madeUp({ skinTone, expression: { smile: 1 } }, wearingOnly('lipstick'));
    expect(pixelsOf(face, REGION.teeth).length).toBeGreaterThan(300);
    expect(changedShare(face, REGION.teeth)).toBeLessThan(0.01);
  });

  it.each(TONES)('leaves the inside of an open mouth on skin tone %i bare', async (skinTone) => {
    const face = await madeUp(
      { skinTone, expression: { mouthOpen: 0.8 } },
      wearingOnly('lipstick'),
    );
    expect(pixelsOf(face, REGION.mouth).length).toBeGreaterThan(800);
    expect(changedShare(face, REGION.mouth)).toBeLessThan(0.02);
  });

  it.each(TONES)('stays on the lips of skin tone %i', async (skinTone) => {
    const face = await madeUp({ skinTone }, wearingOnly('lipstick'));
    for (const region of [REGION.skin, REGION.sclera, REGION.hair, REGION.background]) {
      expect(changedShare(face, region)).toBeLessThan(0.002);
    }
  });
});

describe('a whole look at full strength', () => {
  it.each(TONES)('leaves the eyes of skin tone %i bare', async (skinTone) => {
    const face = await madeUp({ skinTone }, STRONG_LOOK);
    expect(pixelsOf(face, REGION.sclera).length).toBeGreaterThan(200);
    expect(changedShare(face, REGION.sclera)).toBeLessThan(0.03);
    expect(changedShare(face, REGION.iris)).toBeLessThan(0.02);
  });

  it.each(TONES)(
    'leaves hair, clothes and background of skin tone %i as they were',
    async (skinTone) => {
      const face = await madeUp({ skinTone }, STRONG_LOOK);
      for (const region of [REGION.hair, REGION.clothes, REGION.background]) {
        expect(changedShare(face, region)).toBe(0);
      }
    },
  );

  it.each(TONES)('shows on the skin of tone %i and far less on its brows', async (skinTone) => {
    const face = await madeUp({ skinTone }, STRONG_LOOK);
    const onSkin = meanChange(face, REGION.skin);
    expect(onSkin).toBeGreaterThan(4);
    expect(meanChange(face, REGION.brow)).toBeLessThan(0.5 * onSkin);
  });

  it.each(TONES)('keeps off the eyeballs of skin tone %i while it blinks', async (skinTone) => {
    const face = await madeUp(
      { skinTone, expression: { blinkLeft: 0.4, blinkRight: 0.4 } },
      { ...STRONG_LOOK, mascara: { opacity: 0 } },
    );
    expect(changedShare(face, REGION.iris)).toBeLessThan(0.05);
  });

  it('keeps the highlights and shadows of the skin where they were', async () => {
    const face = await madeUp({}, wearingOnly('foundation'));
    const pixels = pixelsOf(face, REGION.skin);
    const lightness = ({ data }: FrameImage): number[] =>
      pixels.map((pixel) => data[4 * pixel]! + data[4 * pixel + 1]! + data[4 * pixel + 2]!);
    expect(correlation(lightness(face.frame.image), lightness(face.worn))).toBeGreaterThan(0.97);
  });
});

function correlation(first: readonly number[], second: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanFirst, meanSecond] = [mean(first), mean(second)];
  let [product, squareFirst, squareSecond] = [0, 0, 0];
  first.forEach((value, index) => {
    const [a, b] = [value - meanFirst, second[index]! - meanSecond];
    product += a * b;
    squareFirst += a * a;
    squareSecond += b * b;
  });
  return product / Math.sqrt(squareFirst * squareSecond);
}
