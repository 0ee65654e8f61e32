import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { mirror as mirrored } from '#engine/runtime/encode-picture.ts';
import type { RendererKind } from '#engine/runtime/mirror.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { Correspondent } from './correspondent.ts';
import { changedPixels, decoded, pictureOf, pixelsOf } from './pictured-face.ts';

let face: FrameImage;
let engine: Correspondent;
beforeAll(() => {
  face = pictureOf();
});
afterEach(() => {
  engine.service.dispose();
});

describe('a file of what is shown', () => {
  it.each<RendererKind>(['webgl2', 'canvas-2d'])(
    'has the pixels that the canvas shows, drawn by %s',
    async (renderer) => {
      engine = new Correspondent(sceneWith(STRONG_LOOK), renderer);
      await engine.showStill(face);
      const file = await engine.snapshot();
      expect(file.type).toBe('image/png');
      // The canvas is drawn upside down, so a pixel on an edge may go to the other of two triangles.
      const shown = pixelsOf(engine.canvas, 640, 360);
      expect(changedPixels(await decoded(file), shown)).toBeLessThan(20);
    },
  );

  it('is mirrored as the picture is seen', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const plain = await decoded(await engine.snapshot());
    const scene = sceneWith(STRONG_LOOK, { mirrored: true });
    engine.service.receive({ name: 'set-scene', body: { scene } });
    const turned = await decoded(await engine.snapshot());
    expect(changedPixels(turned, mirrored(plain))).toBe(0);
    expect(changedPixels(turned, plain)).toBeGreaterThan(1000);
  });

  it('of the camera is the frame itself, bit for bit', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const file = await engine.snapshot({ source: 'camera' });
    expect(changedPixels(await decoded(file), face)).toBe(0);
  });

  it('has its sides as the camera took them where that is asked for, however it is seen', async () => {
    engine = new Correspondent({ ...sceneWith(STRONG_LOOK), mirrored: true });
    await engine.showStill(face);
    const file = await engine.snapshot({ source: 'camera', asTaken: true });
    expect(changedPixels(await decoded(file), face)).toBe(0);
  });

  it('keeps the full resolution while less is drawn', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const full = await decoded(await engine.snapshot());
    engine.service.receive({ name: 'set-resolution-scale', body: { scale: 0.5 } });
    expect(changedPixels(await decoded(await engine.snapshot()), full)).toBe(0);
  });

  it('of a part has the pixels of that part as it is displayed, bit for bit', async () => {
    engine = new Correspondent({ ...sceneWith(STRONG_LOOK), mirrored: true });
    await engine.showStill(face);
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

  it('is no longer on its longest side than asked', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const { width, height } = await decoded(await engine.snapshot({ maxSide: 320 }));
    expect([width, height]).toEqual([320, 180]);
    const larger = await decoded(await engine.snapshot({ maxSide: 5000 }));
    expect([larger.width, larger.height]).toEqual([640, 360]);
  });

  it('is of the type and quality that was asked for', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const fine = await engine.snapshot({ type: 'image/jpeg', quality: 0.95 });
    const coarse = await engine.snapshot({ type: 'image/jpeg', quality: 0.3 });
    expect([fine.type, coarse.type]).toEqual(['image/jpeg', 'image/jpeg']);
    expect(coarse.size).toBeLessThan(fine.size / 2);
  });

  it('is refused when nothing is shown', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await expect(engine.snapshot()).rejects.toThrow('nothing is shown');
  });
});

describe('a pair', () => {
  it.each<RendererKind>(['webgl2', 'canvas-2d'])(
    'is one frame twice as it is displayed, bare and made up, drawn by %s',
    async (renderer) => {
      const scene = sceneWith(STRONG_LOOK, { mirrored: true });
      engine = new Correspondent(scene, renderer);
      await engine.showStill(face);
      const [bare, madeUp] = [mirrored(face), await decoded(await engine.snapshot())];
      // What the mirror compares is not in the picture.
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
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const area = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
    const madeUp = await decoded(await engine.snapshot({ area }));
    const pair = await decoded(await engine.snapshot({ source: 'pair', area }));
    expect(changedPixels(partOf(pair, madeUp.width, madeUp.width), madeUp)).toBe(0);
  });
});

/** Columns of a picture, in pixels from its left edge. */
function partOf({ data, width, height }: FrameImage, left: number, columns: number): FrameImage {
  const part = new Uint8ClampedArray(columns * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = (row * width + left) * 4;
    part.set(data.subarray(start, start + columns * 4), row * columns * 4);
  }
  return { data: part, width: columns, height };
}
