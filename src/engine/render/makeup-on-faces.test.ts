/** Makeup as it is drawn, judged on faces whose every pixel is known. */

import { converter } from 'culori';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { luma, toEncoded, toLinear } from '#domain/colour/transfer.ts';
import { FULL_COVERAGE } from '#domain/makeup/coverage.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  SKIN_TONES,
  type Region,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import {
  changedShare,
  colourDifference,
  knownFace,
  meanChange,
  meanColourOf,
  NEVER_PAINTED,
  regionPixels,
  wornColour,
  type MeanColour,
} from '#tests/support/known-face.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import { EYES, NOSTRILS } from '#engine/geometry/landmark-sets.ts';
import { isInside } from '#tests/support/shape-coverage.ts';
import { composePlan, emptyPicture } from './canvas-2d/compose.ts';
import { DrawPlanner } from './plan/draw-plan.ts';

const hueOf = (colour: MeanColour): number => converter('oklch')(colour).h!;

const TONES = SKIN_TONES.map((_, tone) => tone);

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
});
afterAll(() => {
  tracker.dispose();
});

interface KnownFace {
  readonly frame: SyntheticFrame;
  readonly face: TrackedFace;
}

/** A face of known geometry together with its picture once made up. */
class MadeUpFace {
  readonly frame: SyntheticFrame;
  readonly worn: FrameImage;

  constructor(frame: SyntheticFrame, worn: FrameImage) {
    this.frame = frame;
    this.worn = worn;
  }

  pixelsOf(region: Region): number[] {
    return regionPixels(this.frame, region);
  }

  changedShare(region: Region): number {
    return changedShare(this.frame.image, this.worn, this.pixelsOf(region));
  }

  meanChange(region: Region): number {
    return meanChange(this.frame.image, this.worn, this.pixelsOf(region));
  }
}

/** A fair shade on every skin, so that it shows where it lies. */
const FAIR_ON_EVERYONE: Look = {
  ...wearingOnly('foundation'),
  foundation: { color: '#F8E8DB', opacity: 100 },
};

/** Pixels of the nostrils' openings: skin inside the landmarks around them, as dark as holes are. */
function nostrilPixels(frame: SyntheticFrame): number[] {
  const { image, landmarks } = frame;
  const { r, g, b } = meanColourOf(image, regionPixels(frame, REGION.skin));
  const skinLevel = 255 * (r + g + b);
  const outlines = NOSTRILS.map(({ opening }) =>
    [240, 75, 60, 238, 20, 99, 460, 305, 290, 458, 250, 328]
      .filter((landmark) => opening.some((one) => one === landmark))
      .flatMap((landmark) => [
        landmarks.points[2 * landmark]!,
        landmarks.points[2 * landmark + 1]!,
      ]),
  );
  return regionPixels(frame, REGION.skin).filter((pixel) => {
    const [x, y] = [(pixel % image.width) + 0.5, Math.floor(pixel / image.width) + 0.5];
    const level = image.data[4 * pixel]! + image.data[4 * pixel + 1]! + image.data[4 * pixel + 2]!;
    return level < 0.75 * skinLevel && outlines.some((outline) => isInside(outline, x, y));
  });
}

const faces = new Map<string, KnownFace>();

async function faceOf(options: SyntheticFaceOptions): Promise<KnownFace> {
  const key = JSON.stringify(options);
  const known = faces.get(key);
  if (known !== undefined) return known;
  const made = await trackedFace(knownFace(options));
  faces.set(key, made);
  return made;
}

async function trackedFace(frame: SyntheticFrame): Promise<KnownFace> {
  tracker.reset();
  for (let pass = 0; pass < 3; pass += 1) await tracker.track(frame.image);
  return { frame, face: (await tracker.track(frame.image))! };
}

function wornBy({ image }: SyntheticFrame, face: TrackedFace, look: Look): FrameImage {
  const worn = emptyPicture(image.width, image.height);
  composePlan(image, new DrawPlanner().plan(image, face, sceneWith(look)), worn);
  return worn;
}

async function madeUp(options: SyntheticFaceOptions, look: Look): Promise<MadeUpFace> {
  const { frame, face } = await faceOf(options);
  return new MadeUpFace(frame, wornBy(frame, face, look));
}

describe('lipstick', () => {
  it.each(TONES)('covers the lips of skin tone %i', async (skinTone) => {
    const face = await madeUp({ skinTone }, wearingOnly('lipstick'));
    expect(face.changedShare(REGION.lips)).toBeGreaterThan(0.94);
  });

  it.each(TONES)('brings the lips of skin tone %i to the chosen shade', async (skinTone) => {
    const face = await madeUp({ skinTone }, wearingOnly('lipstick'));
    const pixels = face.pixelsOf(REGION.lips);
    const { color } = STRONG_LOOK.lipstick;
    const intended = wornColour(color, FULL_COVERAGE.lipstick, face.frame, pixels);
    const bare = colourDifference(meanColourOf(face.frame.image, pixels), intended);
    const worn = colourDifference(meanColourOf(face.worn, pixels), intended);
    expect(worn).toBeLessThan(6);
    expect(worn).toBeLessThan(0.4 * bare);
  });

  it.each(TONES)('leaves the teeth of a smile on skin tone %i bare', async (skinTone) => {
    const face = await madeUp({ skinTone, expression: { smile: 1 } }, wearingOnly('lipstick'));
    expect(face.pixelsOf(REGION.teeth).length).toBeGreaterThan(300);
    expect(face.changedShare(REGION.teeth)).toBeLessThan(0.01);
  });

  it.each(TONES)('leaves the inside of an open mouth on skin tone %i bare', async (skinTone) => {
    const face = await madeUp(
      { skinTone, expression: { mouthOpen: 0.8 } },
      wearingOnly('lipstick'),
    );
    expect(face.pixelsOf(REGION.mouth).length).toBeGreaterThan(800);
    expect(face.changedShare(REGION.mouth)).toBeLessThan(0.02);
  });

  it.each(TONES)('stays on the lips of skin tone %i', async (skinTone) => {
    const face = await madeUp({ skinTone }, wearingOnly('lipstick'));
    for (const region of [REGION.skin, REGION.sclera, REGION.hair, REGION.background]) {
      expect(face.changedShare(region)).toBeLessThan(0.002);
    }
  });
});

/** The middle of both upper lids. */
function lidPixels({ image, landmarks, maps }: SyntheticFrame): number[] {
  const at = (landmark: number, axis: 0 | 1): number => landmarks.points[2 * landmark + axis]!;
  const pixels = EYES.flatMap(({ upperLid, crease }) =>
    [2, 3, 4, 5].flatMap((column) =>
      [0.35, 0.45, 0.55, 0.65].map((share) => {
        const [x, y] = ([0, 1] as const).map((axis) => {
          const lid = at(upperLid[column]!, axis);
          return Math.floor(lid + share * (at(crease[column]!, axis) - lid));
        });
        return y! * image.width + x!;
      }),
    ),
  );
  return pixels.filter((pixel) => maps.region![pixel] === REGION.skin);
}

describe('eyeshadow', () => {
  it.each(TONES)(
    'keeps yellow from turning green on the shaded lids of skin tone %i',
    async (skinTone) => {
      const yellow = '#FDE68A';
      const face = await madeUp(
        { skinTone },
        { ...BARE_LOOK, eyeshadow: { colors: [yellow, yellow, yellow], opacity: 100 } },
      );
      const pixels = lidPixels(face.frame);
      expect(pixels.length).toBeGreaterThan(20);
      const intended = wornColour(yellow, FULL_COVERAGE.eyeshadow, face.frame, pixels);
      expect(Math.abs(hueOf(meanColourOf(face.worn, pixels)) - hueOf(intended))).toBeLessThan(3);
    },
  );
});

describe('foundation', () => {
  it.each(TONES)('stays out of the nostrils of skin tone %i', async (skinTone) => {
    const face = await madeUp({ skinTone }, FAIR_ON_EVERYONE);
    const inside = nostrilPixels(face.frame);
    expect(inside.length).toBeGreaterThan(60);
    const share = meanChange(face.frame.image, face.worn, inside) / face.meanChange(REGION.skin);
    expect(share).toBeLessThan(0.1);
  });

  it.each(TONES)('stays off the brows of skin tone %i', async (skinTone) => {
    const face = await madeUp({ skinTone }, FAIR_ON_EVERYONE);
    expect(face.meanChange(REGION.brow)).toBeLessThan(0.2 * face.meanChange(REGION.skin));
  });
});

/**
 * A face beside a window in a room that reflects little light: the darker a place, the more light it loses.
 */
function besideWindow(skinTone: number): SyntheticFrame {
  const frame = knownFace({ skinTone, light: { keyDirection: [-1, 0.1, -0.15] } });
  const data = frame.image.data.slice();
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const [red, green, blue] = [0, 1, 2].map((at) => frame.maps.irradiance![3 * pixel + at]!);
    const share = Math.min(1, (luma([red!, green!, blue!]) / 0.9) ** 0.55);
    for (let at = 4 * pixel; at < 4 * pixel + 3; at += 1) {
      data[at] = 255 * toEncoded(share * toLinear(data[at]! / 255));
    }
  }
  return { ...frame, image: { ...frame.image, data } };
}

describe('foundation on a face beside a window', () => {
  it.each([4, 7])('covers the shining skin of tone %i, too', async (skinTone) => {
    const { frame, face } = await trackedFace(besideWindow(skinTone));
    const made = new MadeUpFace(frame, wornBy(frame, face, FAIR_ON_EVERYONE));
    const { data } = frame.image;
    const levelAt = (pixel: number): number =>
      data[4 * pixel]! + data[4 * pixel + 1]! + data[4 * pixel + 2]!;
    const skin = made.pixelsOf(REGION.skin).toSorted((a, b) => levelAt(b) - levelAt(a));
    const shining = skin.slice(0, skin.length / 12);
    const change = meanChange(frame.image, made.worn, shining);
    expect(change).toBeGreaterThan(0.8 * made.meanChange(REGION.skin));
  });
});

describe('a whole look at full strength', () => {
  it.each(TONES)('leaves the eyes of skin tone %i bare', async (skinTone) => {
    const face = await madeUp({ skinTone }, STRONG_LOOK);
    expect(face.pixelsOf(REGION.sclera).length).toBeGreaterThan(200);
    expect(face.changedShare(REGION.sclera)).toBeLessThan(0.03);
    expect(face.changedShare(REGION.iris)).toBeLessThan(0.02);
  });

  it.each(TONES)(
    'leaves hair, clothes and background of skin tone %i as they were',
    async (skinTone) => {
      const face = await madeUp({ skinTone }, STRONG_LOOK);
      for (const region of NEVER_PAINTED) {
        expect(face.changedShare(region)).toBe(0);
      }
    },
  );

  it.each(TONES)('shows on the skin of tone %i and far less on its brows', async (skinTone) => {
    const face = await madeUp({ skinTone }, STRONG_LOOK);
    const onSkin = face.meanChange(REGION.skin);
    expect(onSkin).toBeGreaterThan(4);
    expect(face.meanChange(REGION.brow)).toBeLessThan(0.5 * onSkin);
  });

  it.each(TONES)('keeps off the eyeballs of skin tone %i while it blinks', async (skinTone) => {
    const face = await madeUp(
      { skinTone, expression: { blinkLeft: 0.4, blinkRight: 0.4 } },
      { ...STRONG_LOOK, mascara: { opacity: 0 } },
    );
    expect(face.changedShare(REGION.iris)).toBeLessThan(0.05);
  });

  it('keeps the highlights and shadows of the skin where they were', async () => {
    const face = await madeUp({}, wearingOnly('foundation'));
    const pixels = face.pixelsOf(REGION.skin);
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
