import { beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { FramePipeline } from '#engine/runtime/service/frame-pipeline.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import {
  changedPixels,
  picturedFaces,
  pixelsOf,
  until,
  type PicturedFace,
} from './pictured-face.ts';

/** How long recovering from a lost context may take by the specification of the mirror, in milliseconds. */
const RECOVERY_LIMIT = 2000;

let pictured: PicturedFace;
beforeAll(async () => {
  [pictured] = (await picturedFaces([{}])) as [PicturedFace];
});

interface Mirror {
  readonly pipeline: FramePipeline;
  readonly canvas: OffscreenCanvas;
  readonly context: WEBGL_lose_context;
  /** How often the pipeline reported that the context was restored. */
  restored: number;
}

/** A pipeline on WebGL2 that shows the pictured face, with a tracker that always returns that face. */
async function showingMirror(): Promise<Mirror> {
  const canvas = new OffscreenCanvas(1, 1);
  const mirror: { restored: number } = { restored: 0 };
  const pipeline = new FramePipeline({
    canvas,
    renderer: 'webgl2',
    smoothing: { minCutoff: 1, beta: 0.1 },
    scene: sceneWith(STRONG_LOOK),
    hands: { follow: async () => [], find: async () => [] },
    hair: { follow: () => Promise.resolve(null), find: () => Promise.resolve(null) },
    now: () => performance.now(),
    onContextRestored: () => {
      mirror.restored += 1;
    },
    onDrawn: () => undefined,
  });
  const knowing: FaceTracker = {
    track: () => Promise.resolve(pictured.face),
    findAll: () => Promise.resolve([pictured.face]),
    follow: () => undefined,
    reset: () => undefined,
    dispose: () => undefined,
  };
  await pipeline.showStill(knowing, pictured.image);
  const context = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  if (!context) throw new Error('this browser cannot lose a context on purpose');
  return Object.assign(mirror, { pipeline, canvas, context });
}

/** Takes away the context, and waits until the canvas has been notified. */
async function lose({ canvas, context, pipeline }: Mirror): Promise<void> {
  const told = new Promise((resolve) => {
    // A context can only be restored after all listeners have been notified of its loss.
    canvas.addEventListener('webglcontextlost', () => setTimeout(resolve), { once: true });
  });
  context.loseContext();
  await told;
  expect(pipeline.renderer.usable).toBe(false);
}

function shownBy({ pipeline, canvas }: Mirror): FrameImage {
  pipeline.redraw();
  return pixelsOf(canvas, pictured.image.width, pictured.image.height);
}

describe('a graphics context that is lost', () => {
  it('draws again once it is back, with the picture as it was', async () => {
    const mirror = await showingMirror();
    const before = shownBy(mirror);
    expect(changedPixels(before, pictured.image)).toBeGreaterThan(1000);
    await lose(mirror);
    const lostAt = performance.now();
    mirror.context.restoreContext();
    await until(() => mirror.restored === 1);
    const after = pixelsOf(mirror.canvas, pictured.image.width, pictured.image.height);
    expect(performance.now() - lostAt).toBeLessThan(RECOVERY_LIMIT);
    expect(mirror.pipeline.renderer.usable).toBe(true);
    expect(changedPixels(after, before)).toBe(0);
    mirror.pipeline.dispose();
  });

  it('wears the look that was chosen meanwhile', async () => {
    const mirror = await showingMirror();
    mirror.pipeline.setScene(sceneWith(wearingOnly('lipstick')));
    const expected = shownBy(mirror);
    mirror.pipeline.setScene(sceneWith(STRONG_LOOK));
    await lose(mirror);
    mirror.pipeline.setScene(sceneWith(wearingOnly('lipstick')));
    mirror.pipeline.redraw();
    mirror.context.restoreContext();
    await until(() => mirror.restored === 1);
    const after = pixelsOf(mirror.canvas, pictured.image.width, pictured.image.height);
    expect(changedPixels(after, expected)).toBe(0);
    mirror.pipeline.dispose();
  });

  it('survives being lost again and again', async () => {
    const mirror = await showingMirror();
    const before = shownBy(mirror);
    for (let time = 1; time <= 3; time += 1) {
      await lose(mirror);
      mirror.context.restoreContext();
      await until(() => mirror.restored === time);
    }
    expect(changedPixels(shownBy(mirror), before)).toBe(0);
    mirror.pipeline.dispose();
  });

  it('reports that it cannot draw while it is gone, and drawing does no harm', async () => {
    const mirror = await showingMirror();
    await lose(mirror);
    expect(() => mirror.pipeline.redraw()).not.toThrow();
    mirror.pipeline.dispose();
  });

  it('keeps nobody waiting for a drawing that it took along', async () => {
    const mirror = await showingMirror();
    const { renderer } = mirror.pipeline;
    mirror.pipeline.redraw();
    const drawn = renderer.whenDrawn();
    await lose(mirror);
    await expect(drawn).resolves.toBeUndefined();
    await expect(renderer.whenDrawn()).resolves.toBeUndefined();
    mirror.pipeline.dispose();
  });

  it('still gives a file of the bare camera picture', async () => {
    const mirror = await showingMirror();
    await lose(mirror);
    const file = await mirror.pipeline.takeSnapshot({ source: 'camera', type: 'image/png' });
    expect(file.size).toBeGreaterThan(10_000);
    mirror.pipeline.dispose();
  });
});
