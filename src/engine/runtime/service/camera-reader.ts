/** The engine's end of a camera: gets its frames, one after the other, and has each of them shown. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { awaitFirstFrame } from '#engine/runtime/first-frame-limit.ts';
import type { FramePipeline } from './frame-pipeline.ts';
import type { PageMessages, PostToPage } from '#engine/runtime/messages.ts';
import type { PixelReader } from './read-pixels.ts';

/** Milliseconds: several frames of a slow camera, or one on a busy machine. */
const LAST_FRAME_LIMIT = 1500;

/** What finds the face in a frame, and what draws it. */
export type TrackerAndPipeline = readonly [FaceTracker, FramePipeline];

/** A frame of a camera as it came, the face in it, and its own time in milliseconds. */
export interface ShownFrame {
  readonly image: FrameImage;
  readonly face: TrackedFace | null;
  readonly timestamp: number;
}

/** Prepares for a camera's frames, and is told when they are shown or stop coming. */
export interface CameraScreen {
  /** Prepares for the frames of a session; null if another session has begun by then. */
  readonly prepare: (session: number) => Promise<TrackerAndPipeline | null>;
  /** Whether this session is the one to be shown. */
  readonly isCurrent: (session: number) => boolean;
  /** A frame has been drawn, with the look on this face. The next one waits until the promise is settled. */
  readonly onShown: (frame: ShownFrame, session: number) => Promise<void>;
  /** The camera is open, but no frame has come from it. */
  readonly onSilence: () => void;
  /** The camera gives no more frames, though nobody stopped it. */
  readonly onEnd: () => void;
}

/**
 * Shows a camera's frames, whichever way they come. Its promises reject with the error that kept a frame
 * from being read, tracked or drawn.
 */
export class CameraReader {
  private readonly screen: CameraScreen;
  private readonly pixels: PixelReader;
  private readonly post: PostToPage;
  /** The track whose frames are read, where it was transferred: only this side can stop it. */
  private track: MediaStreamVideoTrack | null = null;
  /** The session whose frames have arrived but are not being read yet. */
  private unread: number | null = null;
  /** Settles when no more frames are asked for. */
  private reading: Promise<void> = Promise.resolve();
  /** The tracker and pipeline of the session whose frames come one by one. */
  private prepared: { readonly session: number; readonly by: TrackerAndPipeline } | null = null;

  constructor(screen: CameraScreen, pixels: PixelReader, post: PostToPage) {
    this.screen = screen;
    this.pixels = pixels;
    this.post = post;
  }

  showTrack(track: MediaStreamVideoTrack, session: number): Promise<void> {
    if (!('MediaStreamTrackProcessor' in globalThis)) {
      track.stop();
      this.post({ name: 'track-unreadable', body: { session } });
      return Promise.resolve();
    }
    this.track = track;
    const { readable } = new MediaStreamTrackProcessor({ track, maxBufferSize: 1 });
    return this.showFrames(readable, session);
  }

  /**
   * Reads until another session begins. The stream is never cancelled: a frame that is on its way into it
   * would be dropped without being closed, and would block the camera until it is garbage collected.
   */
  async showFrames(frames: ReadableStream<VideoFrame>, session: number): Promise<void> {
    this.unread = session;
    let frameHasCome = (): void => undefined;
    try {
      const prepared = await this.screen.prepare(session);
      if (prepared === null) return;
      this.unread = null;
      frameHasCome = awaitFirstFrame(() => {
        if (this.screen.isCurrent(session)) this.screen.onSilence();
      });
      this.reading = this.readFrames(frames.getReader(), prepared, session, frameHasCome);
      await this.reading;
    } finally {
      frameHasCome();
      this.post({ name: 'reading-ended', body: { session } });
    }
  }

  /** Shows one frame, and then says that the next one may come. */
  async showBitmap({ bitmap, timestamp, session }: PageMessages['show-bitmap']): Promise<void> {
    const prepared = await this.prepareOnce(session);
    if (prepared === null) {
      bitmap.close();
      return;
    }
    const [tracker, pipeline] = prepared;
    const image = this.pixels.readDrawable(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    const face = await pipeline.showFrame(tracker, image, timestamp);
    await this.screen.onShown({ image, face, timestamp }, session);
    await pipeline.readyForNext();
    this.post({ name: 'frame-done', body: { session } });
  }

  /**
   * Lets go of the camera. Reading ends with its session, but if it has not begun, its end is reported
   * here: what it waits for, such as models, can take long, and the camera's light would stay on until
   * then.
   */
  stop(): void {
    if (this.unread !== null) {
      this.post({ name: 'reading-ended', body: { session: this.unread } });
    }
    this.unread = null;
    this.track?.stop();
    this.track = null;
  }

  /**
   * Resolves when the last frame that was asked for is closed, or does not come in time. Await this before
   * work that keeps the engine busy for seconds: the page stops the track meanwhile, and a frame that
   * arrives just then would be lost without being closed.
   */
  async left(): Promise<void> {
    const limit = new Promise((resolve) => {
      setTimeout(resolve, LAST_FRAME_LIMIT);
    });
    await Promise.race([this.reading.catch(() => undefined), limit]);
  }

  private async readFrames(
    reader: ReadableStreamDefaultReader<VideoFrame>,
    [tracker, pipeline]: TrackerAndPipeline,
    session: number,
    frameHasCome: () => void,
  ): Promise<void> {
    while (this.screen.isCurrent(session)) {
      const { value: frame, done } = await reader.read();
      frameHasCome();
      if (done) {
        if (this.screen.isCurrent(session)) this.screen.onEnd();
        return;
      }
      const timestamp = frame.timestamp / 1000;
      const image = await this.pixels.readVideoFrame(frame).finally(() => frame.close());
      if (!this.screen.isCurrent(session)) return;
      const face = await pipeline.showFrame(tracker, image, timestamp);
      await this.screen.onShown({ image, face, timestamp }, session);
      await pipeline.readyForNext();
    }
  }

  /** Preparing makes the pipeline forget the face, so it is done for a session's first frame only. */
  private async prepareOnce(session: number): Promise<TrackerAndPipeline | null> {
    if (this.prepared?.session === session) return this.prepared.by;
    const by = await this.screen.prepare(session);
    if (by !== null) this.prepared = { session, by };
    return by;
  }
}
