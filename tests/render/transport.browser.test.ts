import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EngineConnection } from '#engine/runtime/engine-connection.ts';
import type { PageMessage } from '#engine/runtime/messages.ts';
import { type FrameFeed, isVideoTrack, startFeed } from '#engine/runtime/transport.ts';
import { cameraOf, closeEverything } from './live-mirrors.ts';
import { pictureOf } from './pictured-face.ts';

describe('the track that an engine reads', () => {
  let copy: MediaStreamTrack;
  let own: MediaStreamTrack;
  let feed: FrameFeed;
  const sent: PageMessage[] = [];
  const connection: EngineConnection = {
    send: (message) => sent.push(message),
    canvasFor: () => {
      throw new Error('nothing is drawn here');
    },
    end: () => undefined,
  };

  beforeEach(async () => {
    const { stream } = await cameraOf(pictureOf());
    own = stream.getVideoTracks().find(isVideoTrack)!;
    const clone = own.clone.bind(own);
    own.clone = () => {
      copy = clone();
      return copy;
    };
    feed = startFeed('track-processor', stream, connection, 7);
  });
  afterEach(closeEverything);

  it('is a copy, so that the camera stays its owner’s', () => {
    expect(sent.at(-1)).toMatchObject({ name: 'show-frames', body: { session: 7 } });
    expect(copy).not.toBe(own);
    feed.readingEnded();
    expect([copy.readyState, own.readyState]).toEqual(['ended', 'live']);
  });

  it('is stopped at once where the engine has not begun to read', () => {
    feed.stop();
    expect(copy.readyState).toBe('ended');
  });

  it('is stopped when the engine has read its last frame, not before', () => {
    feed.readingBegun();
    feed.stop();
    expect(copy.readyState).toBe('live');
    feed.readingEnded();
    expect(copy.readyState).toBe('ended');
  });

  it('is stopped within two seconds when the engine does not answer', async () => {
    feed.readingBegun();
    feed.stop();
    expect(copy.readyState).toBe('live');
    await expect.poll(() => copy.readyState, { timeout: 2000 }).toBe('ended');
  });
});
