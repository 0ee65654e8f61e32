/** The engine's end of a camera: gets its frames, one after the other, and has each of them shown. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { awaitFirstFrame } from './first-frame-limit.ts';
import type { FramePipeline } from './frame-pipeline.ts';
import type { PageMessages, PostToPage } from './messages.ts';
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

/** What a camera's frames are shown by. */
export interface CameraScreen {
  /** Makes ready for the frames of a session; null where another has begun by then. */
  readonly prepare: (session: number) => Promise<TrackerAndPipeline | null>;
  /** Whether it is this session that is to be seen. */
  readonly isCurrent: (session: number) => boolean;
  /** A frame has been drawn, with the look on this face. The next one waits until the promise is settled. */
  readonly onShown: (frame: ShownFrame, session: number) => Promise<void>;
  /** The camera is open, but no frame has come of it. */
  readonly onSilence: () => void;
  /** The camera gives no more frames, though nobody stopped it. */
  readonly onEnd: () => void;
}

/**
 * Shows a camera's frames, whichever way they come. Its promises reject with what kept a frame from
 * being read, tracked or drawn.
 */
export class CameraReader {
  private readonly screen: CameraScreen;
  private readonly pixels: PixelReader;
  private readonly post: PostToPage;
  /** The track whose frames are read, where it was transferred: only this side can stop it. */
  private track: MediaStreamVideoTrack | null = null;
  /** The session whose frames have come, and are not read yet. */
  private unread: number | null = null;
  /** Settled when no frame is asked for. */
  private reading: Promise<void> = Promise.resolve();
  /** What shows the session whose frames come one by one. */
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
   * would be dropped without being closed, and hold the camera up until the garbage is collected.
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
    this.post({ name: 'frame-done', body: { session } });
  }

  /**
   * Lets go of the camera; the reading itself ends with its session. One that has not begun ends here: what it
   * waits for, such as models, can take long, and the camera's light stays on until then.
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
   * Resolves when the frame that was asked for last is closed, or does not come. What keeps the engine busy for seconds
   * waits for it: the page stops the track meanwhile, and a frame that comes just then would be lost unclosed.
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
    }
  }

  /** The pipeline forgets the face when it is prepared, which only a session's first frame may cause. */
  private async prepareOnce(session: number): Promise<TrackerAndPipeline | null> {
    if (this.prepared?.session === session) return this.prepared.by;
    const by = await this.screen.prepare(session);
    if (by !== null) this.prepared = { session, by };
    return by;
  }
}
