import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage, Scene } from '#engine/frame/frame.ts';
import { mirror as mirrored } from '#engine/runtime/service/encode-picture.ts';
import type { RendererKind, TransportKind } from '#engine/index.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import {
  cameraOf,
  closeEverything,
  openMirror,
  snapshotOf,
  type TestMirror,
} from './live-mirrors.ts';
import { bitmapOf, changedPixels, differenceOf, pictureOf, until } from './pictured-face.ts';

const TRANSPORTS: readonly TransportKind[] = ['track-processor', 'image-bitmap', 'page'];
const RENDERERS: readonly RendererKind[] = ['webgl2', 'canvas-2d'];

let face: FrameImage;
let smile: FrameImage;
let emptyPicture: FrameImage;
beforeAll(() => {
  face = pictureOf();
  smile = pictureOf({ skinTone: 5, expression: { smile: 1 } });
  emptyPicture = pictureOf({ pose: { x: -1 } });
});

/** How many displayed pixels are not the camera's own, while the camera shows a picture. */
async function paintedPixels(test: TestMirror): Promise<number> {
  return changedPixels(await snapshotOf(test, 'composed'), await snapshotOf(test, 'camera'));
}

describe.each(TRANSPORTS)('a mirror in front of a camera, via %s', (transport) => {
  afterEach(closeEverything);

  it.each(RENDERERS)('shows the face with makeup on, drawn by %s', async (renderer) => {
    const test = openMirror(sceneWith(wearingOnly('lipstick')), { transport, renderer });
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    expect(test.heard.firstFrame).toEqual([{ face: true }]);
    await until(() => test.heard.statistics.length > 1);
    expect(test.heard.statistics.at(-1)).toMatchObject({
      transport,
      renderer,
      sourceWidth: 640,
      sourceHeight: 360,
    });
    expect(test.heard.statistics.at(-1)!.framesPerSecond).toBeGreaterThan(0);
    expect(await paintedPixels(test)).toBeGreaterThan(500);
  });

  it('sends the landmarks of every frame to subscribers until they leave, stops, and starts again', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK), { transport });
    const found: (number | null)[] = [];
    const leave = test.mirror.subscribe('landmarks', (value) => {
      found.push(value === null ? null : value.landmarks.length);
    });
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    await until(() => found.length >= 3);
    expect(new Set(found)).toEqual(new Set([478 * 3]));
    leave();
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const before = found.length;
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    expect(found.length).toBe(before);

    test.mirror.stop();
    await expect(snapshotOf(test, 'composed')).rejects.toThrow('nothing is shown');
    expect(stream.getVideoTracks()[0]!.readyState).toBe('live');
    await test.mirror.start({ kind: 'camera', stream });
    expect(test.heard.firstFrame).toHaveLength(2);
    expect((await snapshotOf(test, 'composed')).width).toBe(640);
  });

  it('draws nothing once the face has gone, and draws again when it is back', async () => {
    const test = openMirror(sceneWith(wearingOnly('lipstick')), { transport });
    const present: boolean[] = [];
    test.mirror.subscribe('landmarks', (value) => present.push(value !== null));
    const camera = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream: camera.stream });
    await camera.show(emptyPicture);
    await until(() => present.at(-1) === false);
    expect(await paintedPixels(test)).toBe(0);
    await camera.show(smile);
    await until(() => present.at(-1) === true);
    await until(() => present.length > 10);
    expect(await paintedPixels(test)).toBeGreaterThan(500);
  });
});

describe('a mirror in front of a camera', () => {
  afterEach(closeEverything);

  it('shows a bare frame exactly as the camera saw it', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    const camera = await snapshotOf(test, 'camera');
    // The browser may convert a frame to luma and chroma on the way, which rounds.
    expect(differenceOf(camera, face).mean).toBeLessThan(2);
    expect(changedPixels(await snapshotOf(test, 'composed'), camera)).toBe(0);
  });

  it('switches from one camera to another', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const first = await cameraOf(face);
    const second = await cameraOf(emptyPicture);
    await test.mirror.start({ kind: 'camera', stream: first.stream });
    await test.mirror.start({ kind: 'camera', stream: second.stream });
    expect(test.heard.firstFrame).toEqual([{ face: true }, { face: false }]);
    expect(differenceOf(await snapshotOf(test, 'camera'), emptyPicture).mean).toBeLessThan(2);
  });

  it('switches from a camera to a still picture and back', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const camera = await cameraOf(emptyPicture);
    await test.mirror.start({ kind: 'camera', stream: camera.stream });
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBe(0);
    await test.mirror.start({ kind: 'camera', stream: camera.stream });
    expect(differenceOf(await snapshotOf(test, 'camera'), emptyPicture).mean).toBeLessThan(2);
  });
});

describe('a mirror with a still picture', () => {
  /** Starting one takes seconds, so these tests share it. */
  let test: TestMirror;
  beforeAll(() => {
    test = openMirror(sceneWith(BARE_LOOK));
  });
  afterAll(closeEverything);

  async function show(scene: Scene): Promise<void> {
    test.mirror.setScene(scene);
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
  }

  it('shows on the page what it saves', async () => {
    await show(sceneWith(STRONG_LOOK));
    await until(() => changedPixels(test.shown(), face) > 1000);
    expect(changedPixels(await snapshotOf(test, 'composed'), test.shown())).toBeLessThan(20);
  });

  it('draws it again when the look changes', async () => {
    await show(sceneWith(BARE_LOOK));
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBe(0);
    test.mirror.setScene(sceneWith(STRONG_LOOK));
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBeGreaterThan(1000);
  });

  it('saves it mirrored if it is displayed mirrored', async () => {
    await show(sceneWith(BARE_LOOK, { mirrored: true }));
    expect(changedPixels(await snapshotOf(test, 'composed'), mirrored(face))).toBe(0);
  });

  it('draws fewer pixels if told to, but saves all of them', async () => {
    test.mirror.setResolutionScale(0.5);
    await show(sceneWith(STRONG_LOOK));
    expect((await snapshotOf(test, 'composed')).width).toBe(640);
    await until(() => test.heard.statistics.some(({ width }) => width === 320));
    await until(() => test.canvas().width === 320);
    test.mirror.setResolutionScale(1);
  });

  it('leaves the picture to its owner, who may show it again', async () => {
    const image = await bitmapOf(face);
    test.mirror.setScene(sceneWith(BARE_LOOK));
    await test.mirror.start({ kind: 'still', image });
    await test.mirror.start({ kind: 'still', image });
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBe(0);
    expect(image.width).toBe(640);
  });
});
