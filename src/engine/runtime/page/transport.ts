/** How frames of a camera get to the engine. */

import type { MirrorSource, TransportKind } from '#engine/runtime/mirror.ts';
import type { EngineConnection } from './engine-connection.ts';
import type { FrameFeed } from './frame-feed.ts';
import { feedVideo } from './video-feed.ts';

/** The best transport that this browser has. */
export function chooseTransport(): TransportKind {
  const offscreen =
    typeof Worker !== 'undefined' &&
    typeof OffscreenCanvas !== 'undefined' &&
    'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  if (!offscreen) return 'page';
  return hasTrackProcessor() || canHandOverTracks() ? 'track-processor' : 'image-bitmap';
}

function hasTrackProcessor(): boolean {
  return 'MediaStreamTrackProcessor' in globalThis;
}

/** Safari reads frames from a track in workers only, and therefore lets tracks be handed to them. */
function canHandOverTracks(): boolean {
  const track = document.createElement('canvas').captureStream?.(0).getVideoTracks()[0];
  if (track === undefined || !isTransferable(track)) return false;
  try {
    structuredClone(track, { transfer: [track] });
    return true;
  } catch {
    return false;
  } finally {
    track.stop();
  }
}

/** TypeScript does not list tracks among what can be transferred; whether they can be is tried out. */
function isTransferable(track: MediaStreamTrack): track is MediaStreamTrack & Transferable {
  return 'readyState' in track;
}

/**
 * Starts handing a camera's frames to the engine. If the engine reads the track, it reports a silent camera
 * itself; otherwise `onSilence` is called. Throws where the stream has no picture.
 */
export function startFeed(
  transport: TransportKind,
  stream: MediaStream,
  connection: EngineConnection,
  session: number,
  onSilence: () => void,
): FrameFeed {
  const track = stream.getVideoTracks().find(isVideoTrack);
  if (track === undefined) throw new Error('the stream has no picture');
  return transport === 'track-processor'
    ? feedTrack(track, connection, session)
    : feedVideo(stream, connection, session, onSilence);
}

/**
 * Calls back when a camera ends by itself, until the returned function is called. A still picture never
 * ends.
 */
export function watchEnd(source: MirrorSource, onEnd: () => void): () => void {
  if (source.kind === 'still') return () => undefined;
  const tracks = source.stream.getVideoTracks();
  if (tracks.every(({ readyState }) => readyState === 'ended')) onEnd();
  for (const track of tracks) track.addEventListener('ended', onEnd);
  return () => {
    for (const track of tracks) track.removeEventListener('ended', onEnd);
  };
}

/** Tells the compiler what the specification of `getVideoTracks` promises. */
export function isVideoTrack(track: MediaStreamTrack): track is MediaStreamVideoTrack {
  return track.kind === 'video';
}

/**
 * In milliseconds. A track that ends while one of its frames is asked for can lose that frame without it
 * being closed, so the engine finishes reading first: within one frame, unless it is busy, for example
 * starting a model. Whether it has begun to read cannot be told from here, because its message could be on
 * its way. The page waits no longer than this, because the camera's light stays on until then.
 */
const READING_TIMEOUT = 5000;

function feedTrack(
  track: MediaStreamVideoTrack,
  connection: EngineConnection,
  session: number,
): FrameFeed {
  // A copy, because a track whose reader died with its worker gives no frames to a second one.
  const copy = track.clone();
  if (!isVideoTrack(copy)) throw new Error('the copy of a video track is not one');
  if (hasTrackProcessor()) {
    const frames = new MediaStreamTrackProcessor({ track: copy, maxBufferSize: 1 }).readable;
    connection.send({ name: 'show-frames', body: { frames, session } }, [frames]);
  } else if (isTransferable(copy)) {
    connection.send({ name: 'show-track', body: { track: copy, session } }, [copy]);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    copy.stop();
  };
  return {
    frameDone: () => undefined,
    readingEnded: end,
    stop: () => {
      timer = setTimeout(end, READING_TIMEOUT);
    },
  };
}
