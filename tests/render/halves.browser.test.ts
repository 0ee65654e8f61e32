import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';
import { Canvas2dRenderer } from '#engine/render/canvas-2d/canvas-2d-renderer.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import type { Renderer } from '#engine/render/plan/renderer.ts';
import { WebglRenderer } from '#engine/render/webgl/webgl-renderer.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { closeEverything, openMirror } from './live-mirrors.ts';
import {
  bitmapOf,
  changedPixels,
  decoded,
  differenceOf,
  picturedFaces,
  pictureOf,
  type PicturedFace,
} from './pictured-face.ts';

const OTHER: LookPatch = {
  lipstick: { color: '#e8705b', finish: 'gloss' },
  blush: { color: '#e58a6b' },
  eyeshadow: { colors: ['#d9b896', '#a06f4a', '#5e3d2b'], finish: 'shimmer' },
  eyeliner: { color: '#3b241b' },
  mascara: { opacity: 30 },
  foundation: { color: '#e2bf9f' },
};

let faces: PicturedFace[];
let renderers: readonly Renderer[];

beforeAll(async () => {
  faces = await picturedFaces([{ skinTone: 2 }, { skinTone: 6, pose: { yaw: 20, roll: 15 } }]);
  renderers = [
    new WebglRenderer(new OffscreenCanvas(1, 1), () => undefined),
    new Canvas2dRenderer(new OffscreenCanvas(1, 1)),
  ];
});

describe('two looks on half a face each', () => {
  it.each([false, true])('are drawn alike by WebGL2 and Canvas 2D (mirrored: %s)', (mirrored) => {
    const scene = sceneWith(STRONG_LOOK, {
      mirrored,
      effects: [{ kind: 'halves', right: OTHER }],
    });
    for (const { image, face } of faces) {
      const [webgl, plain] = renderers.map((renderer) =>
        renderer.compose(image, new DrawPlanner().plan(image, face, scene)),
      );
      const { mean, outer } = differenceOf(webgl!, plain!);
      expect(mean).toBeLessThan(0.1);
      expect(outer).toBeLessThanOrEqual(3);
      expect(changedPixels(webgl!, image)).toBeGreaterThan(1000);
    }
  });
});

describe('a picture that is captured with another look', () => {
  it('wears that look on the whole face, and leaves the mirror as it is', async () => {
    const scene = sceneWith(DEFAULT_LOOK, { effects: [{ kind: 'halves', right: OTHER }] });
    const { mirror } = openMirror(scene);
    await mirror.start({ kind: 'still', image: await bitmapOf(pictureOf()) });
    const take = async (look = {}) =>
      decoded(await mirror.snapshot({ source: 'composed', type: 'image/png', ...look }));
    const before = await take();
    const other = await take({ look: STRONG_LOOK });
    mirror.setScene(sceneWith(STRONG_LOOK));
    expect(changedPixels(await take(), other)).toBe(0);
    mirror.setScene(scene);
    expect(changedPixels(await take(), before)).toBe(0);
    expect(changedPixels(other, before)).toBeGreaterThan(500);
    closeEverything();
  });
});
