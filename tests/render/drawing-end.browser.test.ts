import { expect, it } from 'vitest';
import { Canvas2dRenderer } from '#engine/render/canvas-2d/canvas-2d-renderer.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import type { Renderer } from '#engine/render/plan/renderer.ts';
import { WebglRenderer } from '#engine/render/webgl/webgl-renderer.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { picturedFaces, type PicturedFace } from './pictured-face.ts';

it.each([
  ['WebGL2', (canvas: OffscreenCanvas) => new WebglRenderer(canvas, () => undefined)],
  ['Canvas 2D', (canvas: OffscreenCanvas) => new Canvas2dRenderer(canvas)],
] as const)(
  'the end of a drawing is told by %s, picture after picture',
  async (_, createRenderer) => {
    const renderer: Renderer = createRenderer(new OffscreenCanvas(1, 1));
    const [{ image, face }] = (await picturedFaces([{}])) as [PicturedFace];
    const plan = new DrawPlanner().plan(image, face, sceneWith(STRONG_LOOK));
    renderer.setSize(image.width, image.height);
    for (let picture = 0; picture < 3; picture += 1) {
      renderer.draw(image, plan);
      await renderer.whenDrawn();
    }
    expect(renderer.usable).toBe(true);
    renderer.dispose();
  },
);
