import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { mirror as mirrored } from '#engine/runtime/encode-picture.ts';
import type { MirrorFailure, RendererKind, TransportKind } from '#engine/index.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { BARE_LOOK, STRONG_LOOK, sceneWith, wearingOnly } from '#tests/support/worn-look.ts';
import { cameraOf, closeEverything, openMirror, type TestMirror } from './live-mirrors.ts';
import {
  addressOfGarbage,
  addressOfNothing,
  bitmapOf,
  changedPixels,
  decoded,
  differenceOf,
  pictureOf,
  until,
} from './pictured-face.ts';

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
afterEach(closeEverything);

function snapshotOf({ mirror }: TestMirror, source: 'camera' | 'composed'): Promise<FrameImage> {
  return mirror.snapshot({ source, type: 'image/png' }).then(decoded);
}

/** How many pixels of what is shown are not the camera's own, while the camera looks at a picture. */
async function paintedPixels(test: TestMirror): Promise<number> {
  return changedPixels(await snapshotOf(test, 'composed'), await snapshotOf(test, 'camera'));
}

async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('it was fulfilled');
    },
    (reason: unknown) => reason,
  );
}

describe.each(TRANSPORTS)('a mirror before a camera, by way of %s', (transport) => {
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

  it('gives the landmarks of every frame to who asks for them, until they leave', async () => {
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

  it('stops and starts again', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK), { transport });
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    test.mirror.stop();
    await expect(snapshotOf(test, 'composed')).rejects.toThrow('nothing is shown');
    expect(stream.getVideoTracks()[0]!.readyState).toBe('live');
    await test.mirror.start({ kind: 'camera', stream });
    expect(test.heard.firstFrame).toHaveLength(2);
    expect((await snapshotOf(test, 'composed')).width).toBe(640);
  });
});

describe('a mirror before a camera', () => {
  it('shows the camera what it saw: a bare frame keeps the picture', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    const camera = await snapshotOf(test, 'camera');
    // The browser may turn a frame into luma and chroma on the way, which rounds.
    expect(differenceOf(camera, face).mean).toBeLessThan(2);
    expect(changedPixels(await snapshotOf(test, 'composed'), camera)).toBe(0);
  });

  it('changes over from one camera to another', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const first = await cameraOf(face);
    const second = await cameraOf(emptyPicture);
    await test.mirror.start({ kind: 'camera', stream: first.stream });
    await test.mirror.start({ kind: 'camera', stream: second.stream });
    expect(test.heard.firstFrame).toEqual([{ face: true }, { face: false }]);
    expect(differenceOf(await snapshotOf(test, 'camera'), emptyPicture).mean).toBeLessThan(2);
  });

  it('changes over from a camera to a still picture and back', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const camera = await cameraOf(emptyPicture);
    await test.mirror.start({ kind: 'camera', stream: camera.stream });
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBe(0);
    await test.mirror.start({ kind: 'camera', stream: camera.stream });
    expect(differenceOf(await snapshotOf(test, 'camera'), emptyPicture).mean).toBeLessThan(2);
  });
});

describe('a mirror before a still picture', () => {
  it('shows on the page what it saves', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    await until(() => changedPixels(test.shown(), face) > 1000);
    expect(changedPixels(await snapshotOf(test, 'composed'), test.shown())).toBeLessThan(20);
  });

  it('draws it again when the look changes', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBe(0);
    test.mirror.setScene(sceneWith(STRONG_LOOK));
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBeGreaterThan(1000);
  });

  it('saves it mirrored when it is seen mirrored', async () => {
    const test = openMirror(sceneWith(BARE_LOOK, { mirrored: true }));
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    expect(changedPixels(await snapshotOf(test, 'composed'), mirrored(face))).toBe(0);
  });

  it('draws fewer pixels when it is told to, and saves all of them', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    test.mirror.setResolutionScale(0.5);
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    expect((await snapshotOf(test, 'composed')).width).toBe(640);
    await until(() => test.heard.statistics.some(({ width }) => width === 320));
    await until(() => test.canvas().width === 320);
  });

  it('leaves the picture to its owner, who may show it again', async () => {
    const test = openMirror(sceneWith(BARE_LOOK));
    const image = await bitmapOf(face);
    await test.mirror.start({ kind: 'still', image });
    await test.mirror.start({ kind: 'still', image });
    expect(changedPixels(await snapshotOf(test, 'composed'), face)).toBe(0);
    expect(image.width).toBe(640);
  });
});

describe('a mirror that is not started yet', () => {
  it('has no canvas and asks for nothing', () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    expect(test.host.children).toHaveLength(0);
    expect(test.heard.progress).toEqual([]);
  });

  it('loads ahead of need, and tells how far it is', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    await test.mirror.preload();
    const last = test.heard.progress.at(-1)!;
    expect(last.loaded).toBe(last.total);
    await test.mirror.preload();
    expect(test.heard.progress.at(-1)).toBe(last);
  });
});

describe('a mirror whose graphics context is lost', () => {
  const contextOf = (test: TestMirror): WEBGL_lose_context => {
    const context = test.canvas().getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!context) throw new Error('this browser cannot lose a context on purpose');
    return context;
  };

  it('draws on the same canvas once the context is back, and says that it recovered', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK), { transport: 'page', renderer: 'webgl2' });
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    const before = await snapshotOf(test, 'composed');
    const [canvas, context] = [test.canvas(), contextOf(test)];
    context.loseContext();
    setTimeout(() => context.restoreContext(), 100);
    await until(() => test.heard.recovered.length > 0, 2000);
    expect(test.heard.recovered).toEqual([{ from: 'graphics-context' }]);
    expect(test.canvas()).toBe(canvas);
    expect(changedPixels(await snapshotOf(test, 'composed'), before)).toBe(0);
  });

  it('draws on a new canvas when the context does not come back, with the look kept', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK), { transport: 'page', renderer: 'webgl2' });
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    const before = await snapshotOf(test, 'composed');
    const canvas = test.canvas();
    contextOf(test).loseContext();
    await until(() => test.heard.recovered.length > 0, 10_000);
    expect(test.heard.recovered).toEqual([{ from: 'graphics-context' }]);
    expect(test.canvas()).not.toBe(canvas);
    expect(test.host.children).toHaveLength(1);
    expect(changedPixels(await snapshotOf(test, 'composed'), before)).toBe(0);
  });
});

describe('giving up a start', () => {
  it('rejects with the reason of the signal, and shows nothing', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(face);
    const abort = new AbortController();
    const starting = rejectionOf(test.mirror.start({ kind: 'camera', stream }, abort.signal));
    abort.abort(new Error('closed'));
    expect(await starting).toEqual(new Error('closed'));
    await expect(snapshotOf(test, 'composed')).rejects.toThrow('nothing is shown');
  });

  it('rejects at once when the signal was aborted before', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    const signal = AbortSignal.abort(new Error('closed'));
    const { stream } = await cameraOf(face);
    expect(await rejectionOf(test.mirror.start({ kind: 'camera', stream }, signal))).toEqual(
      new Error('closed'),
    );
    expect(test.host.children).toHaveLength(0);
  });

  it('by a stop rejects with an AbortError', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(face);
    const starting = rejectionOf(test.mirror.start({ kind: 'camera', stream }));
    test.mirror.stop();
    expect(await starting).toMatchObject({ name: 'AbortError' });
  });

  it('does not keep a later start from working', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(face);
    const starting = rejectionOf(test.mirror.start({ kind: 'camera', stream }));
    test.mirror.stop();
    await starting;
    await test.mirror.start({ kind: 'camera', stream });
    expect(test.heard.firstFrame).toEqual([{ face: true }]);
  });
});

describe('a mirror that is disposed of', () => {
  it('takes its canvas away and refuses what is still asked of it', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    await test.mirror.start({ kind: 'still', image: await bitmapOf(face) });
    const pending = rejectionOf(test.mirror.snapshot({ source: 'composed', type: 'image/png' }));
    test.mirror.dispose();
    expect(await pending).toBeInstanceOf(Error);
    expect(test.host.children).toHaveLength(0);
    await expect(snapshotOf(test, 'composed')).rejects.toThrow('nothing is shown');
  });

  it('leaves the camera to its owner', async () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(face);
    await test.mirror.start({ kind: 'camera', stream });
    test.mirror.dispose();
    expect(stream.getVideoTracks().map(({ readyState }) => readyState)).toEqual(['live']);
  });
});

describe.each<TransportKind>(['track-processor', 'page'])(
  'a start that fails, by way of %s',
  (transport) => {
    const startWith = async (assets: typeof ENGINE_ASSETS): Promise<MirrorFailure> => {
      const test = openMirror(sceneWith(STRONG_LOOK), { transport, assets });
      const reason = await rejectionOf(
        test.mirror.start({ kind: 'still', image: await bitmapOf(face) }),
      );
      return reason as MirrorFailure;
    };

    it('says that the runtime could not be loaded from a wrong address', async () => {
      const runtimeModule = addressOfNothing();
      const failure = await startWith({ ...ENGINE_ASSETS, runtimeModule });
      expect(failure.code).toBe('runtime-load-failed');
      expect(failure.cause.length).toBeGreaterThan(5);
    });

    it('says that the models could not be loaded from a wrong address', async () => {
      const models = addressOfNothing();
      expect(await startWith({ ...ENGINE_ASSETS, models })).toMatchObject({
        code: 'runtime-load-failed',
      });
    });

    it('says so when the models are something else', async () => {
      expect(await startWith({ ...ENGINE_ASSETS, models: addressOfGarbage(4000) })).toMatchObject({
        code: 'runtime-load-failed',
      });
    });

    it('says so when the wasm is something else', async () => {
      const { code } = await startWith({ ...ENGINE_ASSETS, runtimeWasm: addressOfGarbage(4000) });
      expect(['runtime-load-failed', 'runtime-missing']).toContain(code);
    });
  },
);
