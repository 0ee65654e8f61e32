import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FrameImage } from '#engine/frame/frame.ts';
import { isVideoTrack } from '#engine/runtime/page/transport.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import { STRONG_LOOK, sceneWith } from '#tests/support/worn-look.ts';
import { Correspondent } from './correspondent.ts';
import { cameraOf, closeEverything } from './live-mirrors.ts';
import {
  addressOfGarbage,
  addressOfNothing,
  bitmapOf,
  changedPixels,
  pictureOf,
  pixelsOf,
  until,
} from './pictured-face.ts';

let face: FrameImage;
let engine: Correspondent;
beforeAll(() => {
  face = pictureOf();
});
afterEach(() => {
  engine.service.dispose();
});

describe('the engine shown a still picture', () => {
  it('reports its first frame, and that there is a face in it', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    expect(engine.last('first-frame')).toEqual({ face: true, session: 1 });
    expect(engine.count('failed')).toBe(0);
  });
});

describe('the engine handed the track of a camera', () => {
  it('says that it cannot read it if workers have no way to read tracks', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(face);
    const track = stream.getVideoTracks().find(isVideoTrack)!;
    const processor = globalThis.MediaStreamTrackProcessor;
    Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor');
    try {
      engine.service.receive({ name: 'show-track', body: { track, session: 1 } });
    } finally {
      globalThis.MediaStreamTrackProcessor = processor;
    }
    expect(engine.last('track-unreadable')).toEqual({ session: 1 });
    expect(track.readyState).toBe('ended');
    expect(engine.count('failed')).toBe(0);
    closeEverything();
  });

  it('shows its frames, and stops the track when nothing more is to be shown', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    const { stream } = await cameraOf(face);
    const track = stream.getVideoTracks().find(isVideoTrack)!;
    engine.service.receive({ name: 'show-track', body: { track, session: 1 } });
    await until(() => engine.last('first-frame') !== null);
    expect(track.readyState).toBe('live');
    engine.service.receive({ name: 'hide', body: {} });
    expect(track.readyState).toBe('ended');
    closeEverything();
  });
});

describe('the engine handed the frames of a camera', () => {
  it('closes the frame it has requested once it is hidden, and says that it requests no other', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    const given: VideoFrame[] = [];
    let give: (() => void) | null = null;
    const frames = new ReadableStream<VideoFrame>(
      {
        async pull(controller) {
          await new Promise<void>((resolve) => {
            give = resolve;
          });
          give = null;
          const frame = new VideoFrame(await bitmapOf(face), { timestamp: given.length });
          given.push(frame);
          controller.enqueue(frame);
        },
      },
      { highWaterMark: 0 },
    );
    engine.service.receive({ name: 'show-frames', body: { frames, session: 1 } });
    await until(() => give !== null);
    give!();
    await until(() => engine.last('first-frame') !== null && give !== null);
    engine.service.receive({ name: 'hide', body: {} });
    expect(engine.count('reading-ended')).toBe(0);
    give!();
    await until(() => engine.count('reading-ended') > 0);
    expect(engine.last('reading-ended')).toEqual({ session: 1 });
    expect(given).toHaveLength(2);
    for (const frame of given) expect(frame.format).toBeNull();
    expect(give).toBeNull();
  });

  it('says at once that it requests no frame if it is hidden before it could, and then requests none', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    let isAsked = false;
    const frames = new ReadableStream<VideoFrame>(
      {
        pull() {
          isAsked = true;
        },
      },
      { highWaterMark: 0 },
    );
    engine.service.receive({ name: 'show-frames', body: { frames, session: 1 } });
    engine.service.receive({ name: 'hide', body: {} });
    expect(engine.last('reading-ended')).toEqual({ session: 1 });
    engine.service.receive({ name: 'load', body: {} });
    await until(() => engine.count('ready') > 0);
    expect(isAsked).toBe(false);
  });
});

describe('the messages of the engine', () => {
  it('answer the loading of the tracker, with its progress and the files for the next one', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    engine.service.receive({ name: 'load', body: {} });
    await until(() => engine.count('ready') > 0);
    expect(engine.count('files-loaded')).toBe(1);
    const progress = engine.last('progress')!;
    expect(progress.loaded).toBe(progress.total);
    expect(progress.total).toBeGreaterThan(1_000_000);
  });

  it('answer every question of the heartbeat', () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    for (let time = 0; time < 3; time += 1) {
      engine.service.receive({ name: 'ping', body: {} });
    }
    expect(engine.count('pong')).toBe(3);
  });

  it('report twice a second what was measured', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    await until(() => engine.count('statistics') >= 2);
    expect(engine.last('statistics')).toMatchObject({
      renderer: 'webgl2',
      sourceWidth: 640,
      sourceHeight: 360,
      width: 640,
      height: 360,
    });
  });

  it('fall silent once the picture is hidden', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    // The models of faces and of hands.
    await until(() => engine.count('files-loaded') === 2);
    engine.service.receive({ name: 'hide', body: {} });
    const before = engine.heard.length;
    await new Promise((resolve) => {
      setTimeout(resolve, 1200);
    });
    expect(engine.heard.length).toBe(before);
  });

  it('report that a graphics context did not come back', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    engine.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await until(() => engine.count('context-gone') > 0, 5000);
    expect(engine.count('context-restored')).toBe(0);
  });

  it('report that a graphics context came back, but not that it was lost', async () => {
    engine = new Correspondent(sceneWith(STRONG_LOOK));
    await engine.showStill(face);
    const before = pixelsOf(engine.canvas, 640, 360);
    const context = engine.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    context?.loseContext();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    context?.restoreContext();
    await until(() => engine.count('context-restored') > 0, 2000);
    expect(changedPixels(pixelsOf(engine.canvas, 640, 360), before)).toBe(0);
    expect(engine.count('context-gone')).toBe(0);
  });
});

describe('an engine that cannot start', () => {
  const load = async (assets: typeof ENGINE_ASSETS): Promise<string | undefined> => {
    engine = new Correspondent(sceneWith(STRONG_LOOK), 'webgl2', assets);
    engine.service.receive({ name: 'load', body: {} });
    await until(() => engine.count('failed') > 0);
    return engine.last('failed')?.code;
  };

  it('says so if a file is missing', async () => {
    const models = addressOfNothing();
    expect(await load({ ...ENGINE_ASSETS, models })).toBe('runtime-load-failed');
  });

  it('says so if the models file holds something else', async () => {
    expect(await load({ ...ENGINE_ASSETS, models: addressOfGarbage(5000) })).toBe(
      'runtime-load-failed',
    );
  });

  it('says so if the runtime file holds something else', async () => {
    const runtimeModule = URL.createObjectURL(
      new Blob(['export default 1;'], { type: 'text/javascript' }),
    );
    expect(await load({ ...ENGINE_ASSETS, runtimeModule })).toBe('runtime-missing');
  });

  it('says so if the wasm file holds something else', async () => {
    const code = await load({ ...ENGINE_ASSETS, runtimeWasm: addressOfGarbage(5000) });
    expect(['runtime-load-failed', 'runtime-missing']).toContain(code);
  });

  it('starts after all if it is asked again and the file is back', async () => {
    const honest = globalThis.fetch;
    let refused = 0;
    globalThis.fetch = (...call) => {
      refused += 1;
      return refused === 1 ? Promise.reject(new TypeError('no network')) : honest(...call);
    };
    try {
      await load(ENGINE_ASSETS);
    } finally {
      globalThis.fetch = honest;
    }
    engine.service.receive({ name: 'load', body: {} });
    await until(() => engine.count('ready') > 0);
    expect(engine.count('failed')).toBe(1);
  });
});
