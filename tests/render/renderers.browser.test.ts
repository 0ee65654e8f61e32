import { beforeAll, describe, expect, it } from 'vitest';
import { BLENDED_PRODUCTS, BLENDS, PRODUCTS, type Blend, type Look } from '#domain/makeup/look.ts';
import type { PictureLight } from '#domain/light/picture-light.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { Canvas2dRenderer } from '#engine/render/canvas-2d/canvas-2d-renderer.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import type { Renderer } from '#engine/render/plan/renderer.ts';
import { WebglRenderer } from '#engine/render/webgl/webgl-renderer.ts';
import { coverageOf } from '#tests/support/shape-coverage.ts';
import { FACE_STROKES } from '#tests/support/face-strokes.ts';
import { hairAbove } from '#tests/support/painted-head.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import {
  changedPixels,
  differenceOf,
  picturedFaces,
  pixelsOf,
  type PicturedFace,
} from './pictured-face.ts';

const LOOKS: readonly (readonly [string, Look])[] = [
  ...PRODUCTS.map((product) => [`${product} alone`, wearingOnly(product)] as const),
  ['the whole look', STRONG_LOOK],
  ...(['matte', 'satin', 'gloss', 'shimmer'] as const).map(
    (finish) =>
      [`${finish} lips`, { ...BARE_LOOK, lipstick: { ...STRONG_LOOK.lipstick, finish } }] as const,
  ),
  ...BLENDS.map((blend) => [`the whole look by ${blend}`, blendedBy(blend)] as const),
  ['shimmering lids', { ...BARE_LOOK, eyeshadow: { ...STRONG_LOOK.eyeshadow, finish: 'shimmer' } }],
];

/** The whole look, with the same blend mode for every product. */
function blendedBy(blend: Blend): Look {
  return BLENDED_PRODUCTS.reduce(
    (look, product) => applyPatch(look, productPatch(product, { blend })),
    STRONG_LOOK,
  );
}

const LAMPLIGHT: PictureLight = {
  temperature: 2700,
  exposure: 0.6,
  veil: { color: '#e0a060', opacity: 0.15 },
  form: { shadows: 0.8, ambient: '#c9a58c', key: '#fff0de', fill: '#d99a6c' },
};

interface Drawn {
  /** The picture that `compose` returns. */
  readonly composed: FrameImage;
  /** What the canvas shows. */
  readonly shown: FrameImage;
}

function drawnBy(
  renderer: Renderer,
  canvas: OffscreenCanvas,
  scene: Scene,
  pictured: PicturedFace,
  cover: CoverMask | null,
): Drawn {
  const { image, face } = pictured;
  const plan = new DrawPlanner().plan(image, face, scene, cover, hairAbove(face));
  const composed = renderer.compose(image, plan);
  renderer.setSize(image.width, image.height);
  renderer.draw(image, plan);
  return { composed, shown: pixelsOf(canvas, image.width, image.height) };
}

let faces: PicturedFace[];
let light: PicturedFace;
type DrawScene = (scene: Scene, pictured?: PicturedFace, cover?: CoverMask | null) => Drawn;
let webgl: DrawScene;
let canvas2d: DrawScene;

beforeAll(async () => {
  faces = await picturedFaces([
    { skinTone: 1 },
    { skinTone: 7, pose: { yaw: 25 }, expression: { smile: 1 } },
  ]);
  light = faces[0]!;
  const [webglCanvas, plainCanvas] = [new OffscreenCanvas(1, 1), new OffscreenCanvas(1, 1)];
  const webglRenderer = new WebglRenderer(webglCanvas, () => undefined);
  const plainRenderer = new Canvas2dRenderer(plainCanvas);
  webgl = (scene, pictured = light, cover = null) =>
    drawnBy(webglRenderer, webglCanvas, scene, pictured, cover);
  canvas2d = (scene, pictured = light, cover = null) =>
    drawnBy(plainRenderer, plainCanvas, scene, pictured, cover);
});

/**
 * Equal up to rounding: the two may disagree about which of two triangles owns a pixel, and about the cell
 * of a grain of shimmer, but about nothing that is wider than a pixel.
 */
function disagreements(first: FrameImage, second: FrameImage): string[] {
  const { mean, outer, farApart } = differenceOf(first, second);
  return [
    ...(mean < 0.02 ? [] : [`${mean} levels apart in the mean`]),
    ...(outer <= 2 ? [] : [`one value in a thousand more than ${outer} levels apart`]),
    ...(farApart <= 90 ? [] : [`${farApart} values more than 4 levels apart`]),
  ];
}

describe('WebGL2 and Canvas 2D', () => {
  it.each(LOOKS)('draw %s alike', (_, look) => {
    for (const pictured of faces) {
      const scene = sceneWith(look);
      const { mean, outer } = differenceOf(
        webgl(scene, pictured).composed,
        canvas2d(scene, pictured).composed,
      );
      expect(mean).toBeLessThan(0.1);
      expect(outer).toBeLessThanOrEqual(3);
    }
  });

  it.each([-10, 20, 30])('draw a face aged by %i years alike, over makeup', (years) => {
    for (const pictured of faces) {
      const scene = sceneWith(STRONG_LOOK, { effects: [{ kind: 'age', years }] });
      const { mean, outer } = differenceOf(
        webgl(scene, pictured).composed,
        canvas2d(scene, pictured).composed,
      );
      expect(mean).toBeLessThan(0.1);
      expect(outer).toBeLessThanOrEqual(3);
    }
  });

  it.each(BLENDS)('show the whole look blended by %s alike under another light', (blend) => {
    const scene = sceneWith(blendedBy(blend), { effects: [{ kind: 'light', light: LAMPLIGHT }] });
    const { mean, outer } = differenceOf(webgl(scene).composed, canvas2d(scene).composed);
    expect(mean).toBeLessThan(0.6);
    expect(outer).toBeLessThanOrEqual(4);
    expect(differenceOf(webgl(scene).composed, light.image).mean).toBeGreaterThan(10);
  });

  it.each([
    ['unmirrored', false],
    ['mirrored', true],
  ])('cut the split of an %s picture at the same pixel', (_, mirrored) => {
    const scene = sceneWith(STRONG_LOOK, {
      effects: [{ kind: 'split', share: 0.48 }],
      mirrored,
    });
    expect(disagreements(webgl(scene).composed, canvas2d(scene).composed)).toEqual([]);
  });
});

describe('a shade on the hair', () => {
  it.each(['#e4d8c2', '#984727', '#171b28'] as const)(
    'of %s is drawn alike by both renderers, over makeup',
    (color) => {
      for (const pictured of faces) {
        const scene = sceneWith(STRONG_LOOK, { effects: [{ kind: 'hair', color }] });
        const [first, second] = [webgl(scene, pictured), canvas2d(scene, pictured)];
        const without = webgl(sceneWith(STRONG_LOOK), pictured).composed;
        expect(changedPixels(first.composed, without)).toBeGreaterThan(1500);
        const { mean, outer } = differenceOf(first.composed, second.composed);
        expect(mean).toBeLessThan(0.1);
        expect(outer).toBeLessThanOrEqual(3);
      }
    },
  );
});

describe('strokes on the face', () => {
  const scene = sceneWith(BARE_LOOK, { effects: [{ kind: 'strokes', strokes: FACE_STROKES }] });

  it('are drawn alike by both renderers', () => {
    for (const pictured of faces) {
      const [first, second] = [webgl(scene, pictured), canvas2d(scene, pictured)];
      expect(changedPixels(first.composed, pictured.image)).toBeGreaterThan(500);
      const { mean, outer } = differenceOf(first.composed, second.composed);
      expect(mean).toBeLessThan(0.1);
      expect(outer).toBeLessThanOrEqual(3);
    }
  });

  it.each(BLENDS)('are drawn alike with the blend mode %s', (blend) => {
    const strokes = FACE_STROKES.map((stroke) => ({ ...stroke, blend }));
    const blended = sceneWith(BARE_LOOK, { effects: [{ kind: 'strokes', strokes }] });
    const [first, second] = [webgl(blended), canvas2d(blended)];
    expect(changedPixels(first.composed, webgl(scene).composed)).toBeGreaterThan(500);
    const { mean, outer } = differenceOf(first.composed, second.composed);
    expect(mean).toBeLessThan(0.1);
    expect(outer).toBeLessThanOrEqual(3);
  });

  it('are left out by both where something is in front of the face', () => {
    const cover = leftCover(light.image);
    for (const draw of [webgl, canvas2d]) {
      const { composed } = draw(scene, light, cover);
      const hidden = leftHalf(composed);
      expect(changedPixels(hidden, leftHalf(light.image))).toBeLessThan(
        changedPixels(leftHalf(draw(scene).composed), leftHalf(light.image)) / 10,
      );
    }
  });
});

/** Covers the left half of a picture, with an edge that is one cell wide. */
function leftCover({ width, height }: FrameImage): CoverMask {
  const cell = 9;
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const data = new Uint8Array(columns * rows);
  for (let row = 1; row < rows - 1; row += 1)
    data.fill(255, row * columns + 1, row * columns + (columns >> 1));
  return { data, columns, rows, left: -cell, top: -cell, cell };
}

describe('things in front of the face', () => {
  it('are left bare by both renderers to the same degree', () => {
    const scene = sceneWith(STRONG_LOOK);
    const cover = leftCover(light.image);
    const [first, second] = [webgl(scene, light, cover), canvas2d(scene, light, cover)];
    expect(disagreements(first.composed, second.composed)).toEqual([]);
  });
});

describe.each([
  ['WebGL2', (...call: Parameters<typeof webgl>) => webgl(...call)],
  ['Canvas 2D', (...call: Parameters<typeof webgl>) => canvas2d(...call)],
])('%s', (_, draw) => {
  it('shows on its canvas what it composes for a file', () => {
    const { composed, shown } = draw(sceneWith(STRONG_LOOK));
    // The canvas may be drawn upside down, so a pixel on an edge may be assigned
    // to the other of two triangles.
    expect(changedPixels(composed, shown)).toBeLessThan(20);
  });

  it('returns the frame bit for bit if all opacities are 0', () => {
    const { composed, shown } = draw(sceneWith(BARE_LOOK));
    expect(changedPixels(composed, light.image)).toBe(0);
    expect(changedPixels(shown, light.image)).toBe(0);
  });

  it('returns the frame bit for bit while the bare face is requested', () => {
    const bare = sceneWith(STRONG_LOOK, { effects: [{ kind: 'bare' }] });
    expect(changedPixels(draw(bare).composed, light.image)).toBe(0);
  });

  it.each(PRODUCTS)(
    'leaves every pixel that %s does not cover as the camera gave it',
    (product) => {
      const scene = sceneWith(wearingOnly(product));
      const { composed } = draw(scene);
      const changed = changedPixels(composed, light.image);
      expect(changed).toBeGreaterThan(20);
      expect(changed).toBeLessThan(light.image.width * light.image.height * 0.2);
      expect(changedOutside(composed, light, scene)).toBe(0);
    },
  );

  it('leaves the bare side of the split bit for bit as it was', () => {
    const split = sceneWith(STRONG_LOOK, { effects: [{ kind: 'split', share: 0.5 }] });
    const { composed } = draw(split);
    const whole = draw(sceneWith(STRONG_LOOK)).composed;
    expect(changedPixels(leftHalf(composed), leftHalf(light.image))).toBe(0);
    expect(changedPixels(leftHalf(whole), leftHalf(light.image))).toBeGreaterThan(1000);
    expect(changedPixels(rightHalf(composed), rightHalf(whole))).toBe(0);
  });

  it('leaves things in front of the face bit for bit as they were, and shows the look beside them', () => {
    const scene = sceneWith(STRONG_LOOK);
    const whole = draw(scene).composed;
    const { composed, shown } = draw(scene, light, leftCover(light.image));
    const { width } = light.image;
    const farLeft = (image: FrameImage): FrameImage => columnsOf(image, 0, width / 2 - 20);
    const farRight = (image: FrameImage): FrameImage => columnsOf(image, width / 2 + 20, width);
    expect(changedPixels(farLeft(composed), farLeft(light.image))).toBe(0);
    expect(changedPixels(farLeft(shown), farLeft(light.image))).toBe(0);
    expect(changedPixels(farLeft(whole), farLeft(light.image))).toBeGreaterThan(1000);
    expect(changedPixels(farRight(composed), farRight(whole))).toBe(0);
  });

  it('leaves things in front of an aged face bit for bit as they were', () => {
    const scene = sceneWith(BARE_LOOK, { effects: [{ kind: 'age', years: 30 }] });
    const { composed } = draw(scene, light, leftCover(light.image));
    const { width } = light.image;
    const farLeft = (image: FrameImage): FrameImage => columnsOf(image, 0, width / 2 - 20);
    expect(changedPixels(farLeft(composed), farLeft(light.image))).toBe(0);
    expect(changedPixels(farLeft(draw(scene).composed), farLeft(light.image))).toBeGreaterThan(
      1000,
    );
  });

  it.each(BLENDS)('draws %s differently from normal', (blend) => {
    const scene = sceneWith(blendedBy(blend));
    const { composed, shown } = draw(scene);
    expect(changedPixels(composed, draw(sceneWith(STRONG_LOOK)).composed)).toBeGreaterThan(5000);
    expect(changedPixels(composed, shown)).toBeLessThan(20);
  });

  it('does not change the opacity: every pixel is opaque', () => {
    const { data } = draw(sceneWith(STRONG_LOOK)).composed;
    expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  });
});

describe('WebGL2 at a size other than the frame’s', () => {
  it('draws the same picture, scaled', () => {
    const canvas = new OffscreenCanvas(1, 1);
    const renderer = new WebglRenderer(canvas, () => undefined);
    const { image, face } = light;
    const plan = new DrawPlanner().plan(image, face, sceneWith(STRONG_LOOK));
    renderer.setSize(480, 270);
    renderer.draw(image, plan);
    expect([canvas.width, canvas.height]).toEqual([480, 270]);
    const small = pixelsOf(canvas, 480, 270);
    const reduced = pixelsOf(canvasWith(renderer.compose(image, plan)), 480, 270);
    expect(differenceOf(small, reduced).mean).toBeLessThan(2);
    renderer.dispose();
  });
});

/** Pixels that changed although no triangle of the plan covers them or their neighbours. */
function changedOutside(picture: FrameImage, { image, face }: PicturedFace, scene: Scene): number {
  const { draws, buffer } = new DrawPlanner().plan(image, face, scene);
  const { width, height } = image;
  const mask = new Uint8Array(width * height);
  for (const { range } of draws) {
    const { touches } = coverageOf(buffer, range, width, height);
    for (const step of [0, 1, -1, width, -width]) {
      touches.forEach((count, pixel) => {
        if (count > 0) mask[pixel + step] = 1;
      });
    }
  }
  const [before, after] = [image, picture].map(({ data }) => new Uint32Array(data.buffer));
  return mask.reduce(
    (count, covered, pixel) =>
      covered === 0 && before![pixel] !== after![pixel] ? count + 1 : count,
    0,
  );
}

function leftHalf(picture: FrameImage): FrameImage {
  return columnsOf(picture, 0, picture.width / 2);
}

function rightHalf(picture: FrameImage): FrameImage {
  return columnsOf(picture, picture.width / 2, picture.width);
}

function columnsOf({ data, width, height }: FrameImage, from: number, to: number): FrameImage {
  const part = new Uint8ClampedArray(4 * (to - from) * height);
  for (let y = 0; y < height; y += 1) {
    part.set(data.subarray(4 * (y * width + from), 4 * (y * width + to)), 4 * y * (to - from));
  }
  return { data: part, width: to - from, height };
}

function canvasWith({ data, width, height }: FrameImage): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
