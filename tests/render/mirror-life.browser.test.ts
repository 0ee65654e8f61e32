import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { MirrorFailure, TransportKind } from '#engine/index.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import {
  cameraOf,
  closeEverything,
  openMirror,
  rejectionOf,
  snapshotOf,
  type TestMirror,
} from './live-mirrors.ts';
import {
  addressOfGarbage,
  addressOfNothing,
  bitmapOf,
  changedPixels,
  pictureOf,
  until,
} from './pictured-face.ts';

let face: FrameImage;
beforeAll(() => {
  face = pictureOf();
});
afterEach(closeEverything);

describe('a mirror that is not started yet', () => {
  it('has no canvas and requests nothing', () => {
    const test = openMirror(sceneWith(STRONG_LOOK));
    expect(test.host.children).toHaveLength(0);
    expect(test.heard.progress).toEqual([]);
  });

  it('can load in advance, and reports its progress', async () => {
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

  it('draws on a new canvas with the same look if the context does not come back', async () => {
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

  it('rejects at once if the signal was already aborted', async () => {
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

  it('does not prevent a later start', async () => {
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
  it('removes its canvas, and refuses any further calls', async () => {
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

    it('says so if the models file holds something else', async () => {
      expect(await startWith({ ...ENGINE_ASSETS, models: addressOfGarbage(4000) })).toMatchObject({
        code: 'runtime-load-failed',
      });
    });

    it('says so if the wasm file holds something else', async () => {
      const { code } = await startWith({ ...ENGINE_ASSETS, runtimeWasm: addressOfGarbage(4000) });
      expect(['runtime-load-failed', 'runtime-missing']).toContain(code);
    });
  },
);
