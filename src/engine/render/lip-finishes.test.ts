/** The finishes of lipstick, drawn on faces under lights that are known. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HexColour, LipFinish } from '#domain/makeup/look.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import {
  REGION,
  SKIN_TONES,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { changedShare, knownFace, regionPixels } from '#tests/support/known-face.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import { BARE_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { composePlan, emptyPicture } from './canvas-2d/compose.ts';
import { DrawPlanner } from './plan/draw-plan.ts';

const TONES = SKIN_TONES.map((_, tone) => tone);
/** Middle of the line between the lips, on the lower one, and the lower lip's lower edge. */
const [LIP_SEAM, LIP_EDGE] = [14, 17];
const [RIGHT_CORNER, LEFT_CORNER] = [61, 291];

let tracker: FaceTracker;
beforeAll(async () => {
  tracker = await createNodeFaceTracker();
});
afterAll(() => {
  tracker.dispose();
});

interface LitFace {
  readonly frame: SyntheticFrame;
  readonly face: TrackedFace;
}

async function faceIn(options: SyntheticFaceOptions): Promise<LitFace> {
  const frame = knownFace(options);
  tracker.reset();
  for (let pass = 0; pass < 3; pass += 1) await tracker.track(frame.image);
  return { frame, face: (await tracker.track(frame.image))! };
}

function wearing({ frame, face }: LitFace, color: HexColour, finish: LipFinish): FrameImage {
  const { image } = frame;
  const look = { ...BARE_LOOK, lipstick: { color, opacity: 100, finish } };
  const worn = emptyPicture(image.width, image.height);
  composePlan(image, new DrawPlanner().plan(image, face, sceneWith(look)), worn);
  return worn;
}

/** Linear luminance, computed apart from the engine's own, so that the engine is judged independently. */
function luminance({ data }: SyntheticFrame['image'] | FrameImage, pixel: number): number {
  const linear = (channel: number): number => {
    const value = data[4 * pixel + channel]! / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

function lowerLip({ landmarks, image, ...frame }: SyntheticFrame): number[] {
  const seam = landmarks.points[2 * LIP_SEAM + 1]!;
  return regionPixels({ landmarks, image, ...frame }, REGION.lips, 2).filter(
    (pixel) => pixel / image.width > seam + 2,
  );
}

describe('matte', () => {
  it.each(TONES)(
    'keeps the light and the shade of the lower lip on skin tone %i',
    async (skinTone) => {
      const lit = await faceIn({ skinTone });
      const bare = lit.frame.image;
      const byLight = lowerLip(lit.frame).toSorted(
        (a, b) => luminance(bare, a) - luminance(bare, b),
      );
      const ratio = (picture: FrameImage | SyntheticFrame['image']): number => {
        const mean = (from: number, to: number): number =>
          byLight
            .slice(from * byLight.length, to * byLight.length)
            .reduce((sum, pixel) => sum + luminance(picture, pixel), 0) /
          (to - from);
        return mean(0.6, 0.85) / mean(0.1, 0.35);
      };
      expect(ratio(bare)).toBeGreaterThan(1.3);
      const kept = (['#b3203f', '#5a1020', '#e8a0a0'] as const).map(
        (shade) => ratio(wearing(lit, shade, 'matte')) / ratio(bare),
      );
      expect(Math.min(...kept)).toBeGreaterThan(0.93);
      expect(Math.max(...kept)).toBeLessThan(1.07);
    },
  );
});

/** What gloss adds to what matte shows, by pixel of both lips: its highlight. */
interface Highlight {
  /** Largest increase of luminance. */
  readonly strength: number;
  /** Middle of what is at least half as bright: along the mouth from the subject's right corner, and down the lower lip. */
  readonly along: number;
  readonly down: number;
  /** Share of it that is farther than a quarter of the mouth's width from that middle. */
  readonly apart: number;
}

function highlightOn(lit: LitFace): Highlight {
  const { landmarks, image } = lit.frame;
  const [gloss, matte] = [wearing(lit, '#8f3040', 'gloss'), wearing(lit, '#8f3040', 'matte')];
  const added = regionPixels(lit.frame, REGION.lips, 2).map((pixel) => ({
    x: pixel % image.width,
    y: Math.floor(pixel / image.width),
    light: luminance(gloss, pixel) - luminance(matte, pixel),
  }));
  const strength = Math.max(...added.map(({ light }) => light));
  const bright = added.filter(({ light }) => light > strength / 2);
  const mean = (of: (one: (typeof bright)[number]) => number): number =>
    bright.reduce((sum, one) => sum + of(one), 0) / bright.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const at = (landmark: number, axis: 0 | 1): number => landmarks.points[2 * landmark + axis]!;
  const mouth = at(LEFT_CORNER, 0) - at(RIGHT_CORNER, 0);
  return {
    strength,
    along: (x - at(RIGHT_CORNER, 0)) / mouth,
    down: (y - at(LIP_SEAM, 1)) / (at(LIP_EDGE, 1) - at(LIP_SEAM, 1)),
    apart:
      bright.filter((one) => Math.hypot(one.x - x, one.y - y) > mouth / 4).length / bright.length,
  };
}

describe('gloss', () => {
  const lightFrom = async (
    keyDirection: readonly [number, number, number],
    skinTone = 3,
  ): Promise<Highlight> => highlightOn(await faceIn({ skinTone, light: { keyDirection } }));

  it.each(TONES)(
    'has one highlight, in the middle of the lower lip, on skin tone %i',
    async (skinTone) => {
      const { strength, along, down, apart } = await lightFrom([0, 0.2, 1], skinTone);
      expect(strength).toBeGreaterThan(0.1);
      expect(along).toBeGreaterThan(0.42);
      expect(along).toBeLessThan(0.58);
      expect(down).toBeGreaterThan(0.25);
      expect(down).toBeLessThan(0.75);
      expect(apart).toBeLessThan(0.02);
    },
  );

  it.each(TONES)(
    'shines on the side that the light comes from, on skin tone %i',
    async (skinTone) => {
      const right = await lightFrom([-0.8, 0.3, 0.7], skinTone);
      const left = await lightFrom([0.8, 0.3, 0.7], skinTone);
      expect(right.along).toBeLessThan(0.4);
      expect(left.along).toBeGreaterThan(0.6);
      expect(Math.max(right.apart, left.apart)).toBeLessThan(0.02);
    },
  );

  it('shines higher on the lip in light from above than in light from below', async () => {
    const [above, below] = [await lightFrom([0, 0.8, 0.6]), await lightFrom([0, -0.5, 0.75])];
    expect(below.down - above.down).toBeGreaterThan(0.12);
  });

  it('adds nothing to what bare lips show in the dark', async () => {
    const dark = await faceIn({ skinTone: 3, light: { exposure: 0.03 } });
    const worn = wearing(dark, '#8f3040', 'gloss');
    const brightest = (picture: FrameImage | SyntheticFrame['image']): number =>
      Math.max(
        ...regionPixels(dark.frame, REGION.lips, 2).map((pixel) => luminance(picture, pixel)),
      );
    expect(brightest(worn) / brightest(dark.frame.image)).toBeLessThan(1.2);
    const lit = await faceIn({ skinTone: 3 });
    const bright = wearing(lit, '#8f3040', 'gloss');
    expect(brightest(bright) / brightest(lit.frame.image)).toBeGreaterThan(1.2);
  });

  it.each(TONES)('leaves the teeth of a smile on skin tone %i bare', async (skinTone) => {
    const smiling = await faceIn({ skinTone, expression: { smile: 1 } });
    const teeth = regionPixels(smiling.frame, REGION.teeth);
    const worn = wearing(smiling, '#8f3040', 'gloss');
    expect(changedShare(smiling.frame.image, worn, teeth)).toBeLessThan(0.01);
  });
});
