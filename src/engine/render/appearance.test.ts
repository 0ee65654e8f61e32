/** The rule of `domain` for the colour of makeup, against what is drawn: one of the two has drifted when these fail. */

import { describe, expect, it } from 'vitest';
import { luma, toEncoded, type Rgb } from '#domain/colour/transfer.ts';
import { appearance, type WornProduct } from '#domain/makeup/appearance.ts';
import { BLENDS, type Look } from '#domain/makeup/look.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { OPEN_EYES } from '#engine/geometry/lid-closure.ts';
import { VertexBuffer } from '#engine/geometry/vertex-buffer.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { colourDifference } from '#tests/support/known-face.ts';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { BARE_LOOK } from '#tests/support/worn-look.ts';
import { composePlan, emptyPicture } from './canvas-2d/compose.ts';
import { CAMERA_LIGHT } from './light/relight.ts';
import type { FaceLight } from './light/face-light.ts';
import { planBlush } from './passes/blush.ts';
import { EYESHADOW } from './passes/constants.ts';
import { planEyeshadow } from './passes/eyeshadow.ts';
import { planFoundation } from './passes/foundation.ts';
import { planEyeliner, planMascara } from './passes/ink.ts';
import { planLipstick } from './passes/lipstick.ts';
import type { PlanPass } from './passes/pass.ts';
import { withDetail } from './canvas-2d/surface.ts';

const [WIDTH, HEIGHT] = [320, 320] as const;
const FACE = createFaceFrame(posedLandmarks({ eyeSpan: 150, x: 160, y: 150 }));
/** So near that a lash is some pixels wide. */
const EYE = createFaceFrame(posedLandmarks({ eyeSpan: 900, x: 500, y: 420 }));

const PLANS: Record<WornProduct['product'], PlanPass> = {
  lipstick: planLipstick,
  blush: planBlush,
  eyeshadow: planEyeshadow,
  eyeliner: planEyeliner,
  mascara: planMascara,
  foundation: planFoundation,
};

function encodedLevels(albedo: Rgb): Rgb {
  const level = (channel: number): number => Math.round(255 * toEncoded(channel)) / 255;
  return [level(albedo[0]), level(albedo[1]), level(albedo[2])];
}

function flatPicture(colour: Rgb): FrameImage {
  const image = emptyPicture(WIDTH, HEIGHT);
  const [red, green, blue] = colour.map((channel) => Math.round(255 * channel)) as [
    number,
    number,
    number,
  ];
  new Uint32Array(image.data.buffer).fill((0xff000000 | (blue << 16) | (green << 8) | red) >>> 0);
  return image;
}

function lookOf(worn: WornProduct): Look {
  const blend =
    'blend' in worn && worn.blend !== undefined && worn.blend !== 'normal'
      ? { blend: worn.blend }
      : {};
  if (worn.product === 'mascara') {
    return { ...BARE_LOOK, mascara: { opacity: worn.opacity, ...blend } };
  }
  const { shade, opacity } = worn;
  const finish = { ...blend, ...('finish' in worn ? { finish: worn.finish } : {}) };
  return {
    ...BARE_LOOK,
    [worn.product]:
      worn.product === 'eyeshadow'
        ? { colors: [shade, shade, shade], opacity, ...finish }
        : { color: shade, opacity, ...finish },
  };
}

function drawn(worn: WornProduct, bare: Rgb): FrameImage {
  const image = flatPicture(bare);
  const buffer = new VertexBuffer();
  // The renderer assumes that lids are darker than the face by this, as their skin is thin.
  const lighter = (channel: number): number => withDetail(channel, 1 + EYESHADOW.thinSkinDarkness);
  const skin: Rgb =
    worn.product === 'eyeshadow' ? [lighter(bare[0]), lighter(bare[1]), lighter(bare[2])] : bare;
  const light: FaceLight = {
    skin,
    lips: bare,
    white: [1, 1, 1],
    mouthShade: 1,
    litLip: luma(bare),
    direction: { left: 0, above: 0 },
  };
  const frame = worn.product === 'mascara' ? EYE : FACE;
  const draw = PLANS[worn.product]({ look: lookOf(worn), frame, light, lids: OPEN_EYES, buffer });
  const target = emptyPicture(WIDTH, HEIGHT);
  const draws = draw === null ? [] : [draw];
  const plan = { draws, clip: null, front: null, relight: CAMERA_LIGHT, effectDraws: [], buffer };
  composePlan(image, plan, target);
  return target;
}

/**
 * Pixels that a product covers once, and as much as it can: found by drawing it in black, whole and by half. Where
 * lashes cross, they are covered more than once.
 */
function coveredPixels(product: WornProduct['product']): number[] {
  const grey: Rgb = [0.9, 0.9, 0.9];
  const probes = [50, 100].map((opacity) => {
    const probe: WornProduct =
      product === 'mascara' ? { product, opacity } : { product, shade: '#000000', opacity };
    return { pixels: drawn(probe, grey).data, covered: appearance(probe, grey)[1] };
  });
  return Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel).filter((pixel) =>
    probes.every(({ pixels, covered }) => Math.abs(pixels[4 * pixel + 1]! / 255 - covered) < 0.015),
  );
}

function meanOf({ data }: FrameImage, pixels: readonly number[]): Rgb {
  const mean = (channel: number): number =>
    pixels.reduce((sum, pixel) => sum + data[4 * pixel + channel]! / 255, 0) / pixels.length;
  return [mean(0), mean(1), mean(2)];
}

const PLACES = {
  lipstick: coveredPixels('lipstick'),
  blush: coveredPixels('blush'),
  eyeshadow: coveredPixels('eyeshadow'),
  eyeliner: coveredPixels('eyeliner'),
  mascara: coveredPixels('mascara'),
  foundation: coveredPixels('foundation'),
};

const OPACITIES = [35, 100] as const;
const TONES = [0, 4, 7] as const;

function cases(): [name: string, worn: WornProduct][] {
  const finished = (['matte', 'satin', 'gloss', 'shimmer'] as const).flatMap((finish) =>
    ['#b3203f', '#e0a890'].map((shade) => ({ product: 'lipstick', shade, finish }) as const),
  );
  const lids = (['matte', 'shimmer'] as const).flatMap((finish) =>
    ['#FDE68A', '#8f3d66'].map((shade) => ({ product: 'eyeshadow', shade, finish }) as const),
  );
  const plain = [
    { product: 'blush', shade: '#fda4af' },
    { product: 'blush', shade: '#a8466a' },
    { product: 'foundation', shade: '#F8E8DB' },
    { product: 'foundation', shade: '#6b4530' },
    { product: 'eyeliner', shade: '#000000' },
    { product: 'eyeliner', shade: '#2a4b8d' },
    { product: 'mascara' },
  ] as const;
  const blended = BLENDS.flatMap((blend) => [
    { product: 'lipstick', shade: '#b3203f', finish: 'matte', blend } as const,
    { product: 'lipstick', shade: '#e0a890', finish: 'shimmer', blend } as const,
    { product: 'blush', shade: '#fda4af', blend } as const,
    { product: 'eyeshadow', shade: '#8f3d66', blend } as const,
    { product: 'eyeliner', shade: '#2a4b8d', blend } as const,
    { product: 'mascara', blend } as const,
  ]);
  return [...finished, ...lids, ...plain, ...blended].map((worn) => [
    Object.values(worn).join(' '),
    { ...worn, opacity: 100 },
  ]);
}

describe('the colour that `domain` computes for makeup is drawn, on every skin and at every opacity', () => {
  it.each(cases())('%s', (_, worn) => {
    expect(PLACES[worn.product].length).toBeGreaterThan(10);
    for (const tone of TONES) {
      const { albedo, lipAlbedo } = SKIN_TONES[tone]!;
      const bare = encodedLevels(worn.product === 'lipstick' ? lipAlbedo : albedo);
      for (const opacity of OPACITIES) {
        const each = { ...worn, opacity };
        const [r, g, b] = appearance(each, bare);
        const [red, green, blue] = meanOf(drawn(each, bare), PLACES[worn.product]);
        const difference = colourDifference(
          { mode: 'rgb', r, g, b },
          { mode: 'rgb', r: red, g: green, b: blue },
        );
        expect(difference, `tone ${tone}, opacity ${opacity}`).toBeLessThan(1);
      }
    }
  });
});
