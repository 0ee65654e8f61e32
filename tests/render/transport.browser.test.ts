import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { EngineConnection } from '#engine/runtime/page/engine-connection.ts';
import { FIRST_FRAME_LIMIT } from '#engine/runtime/first-frame-limit.ts';
import type { FrameFeed } from '#engine/runtime/page/frame-feed.ts';
import type { PageMessage } from '#engine/runtime/messages.ts';
import { isVideoTrack, startFeed } from '#engine/runtime/page/transport.ts';
import { cameraOf, closeEverything, openMirror } from './live-mirrors.ts';
import { pictureOf, until } from './pictured-face.ts';

const sent: PageMessage[] = [];
let silences = 0;
const onSilence = (): void => {
  silences += 1;
};
const connection: EngineConnection = {
  send: (message) => sent.push(message),
  canvasFor: () => {
    throw new Error('nothing is drawn here');
  },
  end: () => undefined,
};

describe('the track that an engine reads', () => {
  let copy: MediaStreamTrack;
  let own: MediaStreamTrack;
  let feed: FrameFeed;
  beforeEach(async () => {
    const { stream } = await cameraOf(pictureOf());
    own = stream.getVideoTracks().find(isVideoTrack)!;
    const clone = own.clone.bind(own);
    own.clone = () => {
      copy = clone();
      return copy;
    };
    feed = startFeed('track-processor', stream, connection, 7, onSilence);
  });
  afterEach(closeEverything);

  it('is a copy, so that the camera remains with its owner', () => {
    expect(sent.at(-1)).toMatchObject({ name: 'show-frames', body: { session: 7 } });
    expect(copy).not.toBe(own);
    feed.readingEnded();
    expect([copy.readyState, own.readyState]).toEqual(['ended', 'live']);
  });

  it('is stopped when the engine has read its last frame, not before', () => {
    feed.stop();
    expect(copy.readyState).toBe('live');
    feed.readingEnded();
    expect(copy.readyState).toBe('ended');
  });

  it('is stopped within five seconds when the engine does not answer', async () => {
    feed.stop();
    expect(copy.readyState).toBe('live');
    await expect.poll(() => copy.readyState, { timeout: 5500 }).toBe('ended');
  });
});

describe('the frames of a video, as bitmaps', () => {
  const makeBitmap = globalThis.createImageBitmap;
  const made: ImageBitmap[] = [];
  let feed: FrameFeed;

  beforeEach(async () => {
    const { stream } = await cameraOf(pictureOf({ width: 64, height: 36 }));
    made.length = 0;
    sent.length = 0;
    globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
      const bitmap = await makeBitmap(source);
      made.push(bitmap);
      return bitmap;
    };
    feed = startFeed('image-bitmap', stream, connection, 7, onSilence);
  });
  afterEach(() => {
    globalThis.createImageBitmap = makeBitmap;
    feed.stop();
    closeEverything();
  });

  it('come one at a time, and the newest is sent as soon as the engine is done', async () => {
    await until(() => made.length >= 4);
    expect(sent).toHaveLength(1);
    feed.frameDone();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { bitmap: made[0], session: 7 },
      { bitmap: made.at(-1), session: 7 },
    ]);
  });

  it('are closed when a newer one replaces them, and when the feed ends', async () => {
    await until(() => made.length >= 4);
    feed.stop();
    expect(made.slice(1).map(({ width }) => width)).toEqual(made.slice(1).map(() => 0));
  });
});

describe('a camera that is open but gives no picture', () => {
  beforeEach(() => {
    silences = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    closeEverything();
  });

  function feedOfEmptyCamera(): FrameFeed {
    const stream = document.createElement('canvas').captureStream(0);
    return startFeed('image-bitmap', stream, connection, 7, onSilence);
  }

  it('is reported once by the feed of a video', () => {
    const feed = feedOfEmptyCamera();
    vi.advanceTimersByTime(FIRST_FRAME_LIMIT - 1);
    expect(silences).toBe(0);
    vi.advanceTimersByTime(2 * FIRST_FRAME_LIMIT);
    expect(silences).toBe(1);
    feed.stop();
  });

  it('is not reported while the page is hidden, since its videos are paused', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const feed = feedOfEmptyCamera();
    vi.advanceTimersByTime(2 * FIRST_FRAME_LIMIT);
    expect(silences).toBe(0);
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(FIRST_FRAME_LIMIT);
    expect(silences).toBe(1);
    feed.stop();
  });

  it('is not reported by a feed that was stopped before', () => {
    feedOfEmptyCamera().stop();
    vi.advanceTimersByTime(2 * FIRST_FRAME_LIMIT);
    expect(silences).toBe(0);
  });

  it('fails the start of a mirror whose engine reads the track', async () => {
    vi.useRealTimers();
    const { mirror } = openMirror({ look: DEFAULT_LOOK, effects: [], mirrored: true });
    const stream = document.createElement('canvas').captureStream(0);
    await expect(mirror.start({ kind: 'camera', stream })).rejects.toMatchObject({
      code: 'camera-silent',
    });
  });
});
