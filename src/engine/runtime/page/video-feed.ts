/** Frames of a video element, as bitmaps, where frames cannot be read from the track itself. */

import type { EngineConnection } from './engine-connection.ts';
import { awaitFirstFrame } from '#engine/runtime/first-frame-limit.ts';
import type { FrameFeed } from './frame-feed.ts';

interface WaitingFrame {
  readonly bitmap: ImageBitmap;
  /** The frame's own time in milliseconds. */
  readonly timestamp: number;
}

/**
 * Sends a frame whenever the engine is done with the one before. The newest frame waits for that as a
 * bitmap: one that was only made then would cost the engine the rest of the camera's interval, every time.
 * `onSilence` is called where the first frame does not come in time.
 */
export function feedVideo(
  stream: MediaStream,
  connection: EngineConnection,
  session: number,
  onSilence: () => void,
): FrameFeed {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  let waiting: WaitingFrame | null = null;
  let isEngineBusy = false;
  let isMakingBitmap = false;
  let isStopped = false;
  let frameHasCome = (): void => undefined;
  const listenForSilence = (): void => {
    // A browser draws no video of a hidden page: its frames come when the page is visible again.
    frameHasCome = awaitFirstFrame(() => (document.hidden ? listenForSilence() : onSilence()));
  };
  listenForSilence();

  const sendWaiting = (): void => {
    if (waiting === null || isEngineBusy) return;
    const { bitmap, timestamp } = waiting;
    waiting = null;
    isEngineBusy = true;
    connection.send({ name: 'show-bitmap', body: { bitmap, timestamp, session } }, [bitmap]);
  };
  const replaceWaiting = (frame: WaitingFrame | null): void => {
    waiting?.bitmap.close();
    waiting = frame;
  };
  const takeFrame = async (timestamp: number): Promise<void> => {
    if (isStopped) return;
    waitForFrame(video, (next) => void takeFrame(next));
    if (isMakingBitmap || video.videoWidth === 0) return;
    isMakingBitmap = true;
    try {
      const bitmap = await createImageBitmap(video);
      frameHasCome();
      replaceWaiting({ bitmap, timestamp });
      if (isStopped) replaceWaiting(null);
      sendWaiting();
    } catch {
      // While a camera is being switched there may be no picture; the next frame will have one.
    } finally {
      isMakingBitmap = false;
    }
  };
  void video.play().catch(() => undefined);
  waitForFrame(video, (timestamp) => void takeFrame(timestamp));
  return {
    frameDone: () => {
      isEngineBusy = false;
      sendWaiting();
    },
    readingEnded: () => undefined,
    stop: () => {
      isStopped = true;
      frameHasCome();
      replaceWaiting(null);
      video.srcObject = null;
    },
  };
}

/** Calls back with the next frame's own time in milliseconds. */
function waitForFrame(video: HTMLVideoElement, callback: (timestamp: number) => void): void {
  if ('requestVideoFrameCallback' in video) {
    video.requestVideoFrameCallback((_, { mediaTime }) => callback(mediaTime * 1000));
  } else requestAnimationFrame(callback);
}
