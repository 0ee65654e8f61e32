import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { mirror as mirrored } from '#engine/runtime/service/encode-picture.ts';
import type { RendererKind } from '#engine/runtime/mirror.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { Correspondent } from './correspondent.ts';
import { changedPixels, decoded, pictureOf, pixelsOf } from './pictured-face.ts';

let face: FrameImage;
let emptyPicture: FrameImage;
beforeAll(() => {
  face = pictureOf();
  emptyPicture = pictureOf({ pose: { x: -1 } });
});

/** Starting an engine takes seconds, so all tests of a renderer share one. */
const engines = new Map<RendererKind, Correspondent>();
afterAll(() => {
  for (const { service } of engines.values()) service.dispose();
});

/** An engine that shows a picture (the face by default) in a scene, completely drawn. */
async function engineShowing(
  scene: Scene,
  { renderer = 'webgl2', image = face }: { renderer?: RendererKind; image?: FrameImage } = {},
): Promise<Correspondent> {
  const engine = engines.get(renderer) ?? new Correspondent(scene, renderer);
  engines.set(renderer, engine);
  engine.service.receive({ name: 'set-scene', body: { scene } });
  engine.service.receive({ name: 'set-resolution-scale', body: { scale: 1 } });
  await engine.showStill(image);
  return engine;
}

describe('a still picture', () => {
  it('of a wall has no face, and is shown as it is', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK), { image: emptyPicture });
    expect(engine.last('first-frame')).toMatchObject({ face: false });
    expect(changedPixels(await decoded(await engine.snapshot()), emptyPicture)).toBe(0);
  });

  it('is drawn again at once when the scene changes', async () => {
    const engine = await engineShowing(sceneWith(BARE_LOOK));
    expect(changedPixels(pixelsOf(engine.canvas, 640, 360), face)).toBe(0);
    engine.service.receive({ name: 'set-scene', body: { scene: sceneWith(STRONG_LOOK) } });
    expect(changedPixels(pixelsOf(engine.canvas, 640, 360), face)).toBeGreaterThan(1000);
  });

  it('is drawn at the requested resolution', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    engine.service.receive({ name: 'set-resolution-scale', body: { scale: 0.5 } });
    expect([engine.canvas.width, engine.canvas.height]).toEqual([320, 180]);
  });

  it('replaces the one before', async () => {
    const engine = await engineShowing(sceneWith(BARE_LOOK));
    await engine.showStill(emptyPicture);
    expect(changedPixels(pixelsOf(engine.canvas, 640, 360), emptyPicture)).toBe(0);
  });

  it('has its landmarks sent only to those who want them', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    expect(engine.count('landmarks')).toBe(0);
    engine.service.receive({ name: 'send-landmarks', body: { wanted: true } });
    await engine.showStill(face);
    expect(engine.last('landmarks')!.face!.landmarks).toHaveLength(478 * 3);
    engine.service.receive({ name: 'send-landmarks', body: { wanted: false } });
  });
});

describe('a file of what is shown', () => {
  it.each<RendererKind>(['webgl2', 'canvas-2d'])(
    'has the pixels that the canvas shows, drawn by %s',
    async (renderer) => {
      const engine = await engineShowing(sceneWith(STRONG_LOOK), { renderer });
      const file = await engine.snapshot();
      expect(file.type).toBe('image/png');
      // The canvas is drawn upside down, so a pixel on an edge may be assigned
      // to the other of two triangles.
      const shown = pixelsOf(engine.canvas, 640, 360);
      expect(changedPixels(await decoded(file), shown)).toBeLessThan(20);
    },
  );

  it('is mirrored as the picture is displayed', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    const plain = await decoded(await engine.snapshot());
    const scene = sceneWith(STRONG_LOOK, { mirrored: true });
    engine.service.receive({ name: 'set-scene', body: { scene } });
    const turned = await decoded(await engine.snapshot());
    expect(changedPixels(turned, mirrored(plain))).toBe(0);
    expect(changedPixels(turned, plain)).toBeGreaterThan(1000);
  });

  it('of the camera is the frame itself, bit for bit', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    const file = await engine.snapshot({ source: 'camera' });
    expect(changedPixels(await decoded(file), face)).toBe(0);
  });

  it('is not mirrored if requested, however the picture is displayed', async () => {
    const engine = await engineShowing({ ...sceneWith(STRONG_LOOK), mirrored: true });
    const file = await engine.snapshot({ source: 'camera', asTaken: true });
    expect(changedPixels(await decoded(file), face)).toBe(0);
  });

  it('keeps the full resolution while fewer pixels are drawn', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    const full = await decoded(await engine.snapshot());
    engine.service.receive({ name: 'set-resolution-scale', body: { scale: 0.5 } });
    expect(changedPixels(await decoded(await engine.snapshot()), full)).toBe(0);
  });

  it('of a part has the pixels of that part as it is displayed, bit for bit', async () => {
    const engine = await engineShowing({ ...sceneWith(STRONG_LOOK), mirrored: true });
    const full = await decoded(await engine.snapshot());
    const area = { left: 0.5, top: 0.25, width: 0.25, height: 0.5 };
    const part = await decoded(await engine.snapshot({ area }));
    expect([part.width, part.height]).toEqual([160, 180]);
    for (let y = 0; y < 180; y += 1) {
      const start = 4 * ((y + 90) * 640 + 320);
      expect(part.data.subarray(4 * y * 160, 4 * (y + 1) * 160)).toEqual(
        full.data.subarray(start, start + 4 * 160),
      );
    }
  });

  it('has no side longer than requested', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    const { width, height } = await decoded(await engine.snapshot({ maxSide: 320 }));
    expect([width, height]).toEqual([320, 180]);
    const larger = await decoded(await engine.snapshot({ maxSide: 5000 }));
    expect([larger.width, larger.height]).toEqual([640, 360]);
  });

  it('has the requested type and quality', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    const fine = await engine.snapshot({ type: 'image/jpeg', quality: 0.95 });
    const coarse = await engine.snapshot({ type: 'image/jpeg', quality: 0.3 });
    expect([fine.type, coarse.type]).toEqual(['image/jpeg', 'image/jpeg']);
    expect(coarse.size).toBeLessThan(fine.size / 2);
  });

  it('is refused if nothing is shown', async () => {
    const engine = new Correspondent(sceneWith(STRONG_LOOK));
    await expect(engine.snapshot()).rejects.toThrow('nothing is shown');
    engine.service.dispose();
  });
});

describe('a pair', () => {
  it.each<RendererKind>(['webgl2', 'canvas-2d'])(
    'is one frame twice as it is displayed, bare and made up, drawn by %s',
    async (renderer) => {
      const scene = sceneWith(STRONG_LOOK, { mirrored: true });
      const engine = await engineShowing(scene, { renderer });
      const [bare, madeUp] = [mirrored(face), await decoded(await engine.snapshot())];
      // The mirror's own comparison does not appear in the picture.
      const split = { ...scene, effects: [{ kind: 'split', share: 0.5 } as const] };
      engine.service.receive({ name: 'set-scene', body: { scene: split } });
      const pair = await decoded(await engine.snapshot({ source: 'pair' }));
      expect([pair.width, pair.height]).toEqual([face.width * 2, face.height]);
      const half = (left: number): FrameImage => partOf(pair, left, face.width);
      expect(changedPixels(half(0), bare)).toBe(0);
      expect(changedPixels(half(face.width), madeUp)).toBe(0);
    },
  );

  it('is cut to the same part on both sides', async () => {
    const engine = await engineShowing(sceneWith(STRONG_LOOK));
    const area = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
    const madeUp = await decoded(await engine.snapshot({ area }));
    const pair = await decoded(await engine.snapshot({ source: 'pair', area }));
    expect(changedPixels(partOf(pair, madeUp.width, madeUp.width), madeUp)).toBe(0);
  });
});

/** A range of columns of a picture, in pixels from its left edge. */
function partOf({ data, width, height }: FrameImage, left: number, columns: number): FrameImage {
  const part = new Uint8ClampedArray(columns * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = (row * width + left) * 4;
    part.set(data.subarray(start, start + columns * 4), row * columns * 4);
  }
  return { data: part, width: columns, height };
}
