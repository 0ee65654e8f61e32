/** Answers the page's messages. Runs in the engine's worker, or on the page where there is none. */

import type { Scene, TrackedFace } from '#engine/frame/frame.ts';
import type { MirrorFailureCode } from './mirror.ts';
import type { RendererCanvas } from '#engine/render/plan/renderer.ts';
import { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { FaceTrackerError, describeCause } from '#engine/tracking/tracker-errors.ts';
import { FramePipeline } from './frame-pipeline.ts';
import type {
  EngineSettings,
  KeptFiles,
  PageMessage,
  PageMessages,
  WorkerMessage,
} from './messages.ts';
import { PixelReader } from './read-pixels.ts';
import { StillPicture } from './still-picture.ts';

const STATISTICS_INTERVAL = 500;

/** A context that has not come back by then will not come back. */
const CONTEXT_TIMEOUT = 1200;

export type PostToPage = (message: WorkerMessage, transfer?: Transferable[]) => void;

export class EngineService {
  private readonly post: PostToPage;
  private readonly pixels = new PixelReader();
  private settings: EngineSettings | null = null;
  private scene: Scene | null = null;
  private scale = 1;
  private keptFiles: KeptFiles | null = null;
  private canvas: RendererCanvas | null = null;
  private pipeline: FramePipeline | null = null;
  private tracker: Promise<FaceTracker> | null = null;
  private session = 0;
  private still: StillPicture | null = null;
  /** The track whose frames are read, where it was transferred: only this side can stop it. */
  private track: MediaStreamVideoTrack | null = null;
  private landmarksWanted = false;
  private firstFrameOf = -1;
  private reportTimer: ReturnType<typeof setInterval> | null = null;
  private unusableSince: number | null = null;

  constructor(post: PostToPage) {
    this.post = post;
  }

  receive(message: PageMessage): void {
    switch (message.name) {
      case 'initialise':
        this.settings = message.body.settings;
        this.scene = message.body.settings.scene;
        this.keptFiles = message.body.keptFiles;
        return;
      case 'canvas':
        this.canvas = message.body.canvas;
        return;
      case 'load':
        this.run(this.getReady());
        return;
      case 'show-frames':
        this.begin(message.body.session);
        this.run(this.showFrames(message.body.frames, message.body.session));
        return;
      case 'show-track':
        this.begin(message.body.session);
        this.run(this.showTrack(message.body.track, message.body.session));
        return;
      case 'show-bitmap':
        if (message.body.session !== this.session) this.begin(message.body.session);
        this.run(this.showBitmap(message.body));
        return;
      case 'show-still':
        this.begin(message.body.session);
        this.run(this.showStill(message.body.image, message.body.session));
        return;
      case 'choose-face':
        if (message.body.session === this.session && this.still !== null) {
          this.run(this.chooseFace(this.still, message.body.face, this.session));
        }
        return;
      case 'hide':
        this.end();
        return;
      case 'set-scene':
        this.scene = message.body.scene;
        this.pipeline?.setScene(message.body.scene);
        if (this.still !== null) this.pipeline?.redraw();
        return;
      case 'set-resolution-scale':
        this.scale = message.body.scale;
        this.pipeline?.setScale(message.body.scale);
        if (this.still !== null) this.pipeline?.redraw();
        return;
      case 'take-snapshot':
        this.takeSnapshot(message.body.request, message.body.options);
        return;
      case 'send-landmarks':
        this.landmarksWanted = message.body.wanted;
        return;
      case 'ping':
        this.post({ name: 'pong', body: {} });
        return;
    }
  }

  /** Ends everything; the service cannot be used afterwards. */
  dispose(): void {
    this.end();
    this.pipeline?.dispose();
    this.pipeline = null;
    void this.tracker?.then(
      (tracker) => tracker.dispose(),
      () => undefined,
    );
    this.tracker = null;
  }

  private load(): Promise<FaceTracker> {
    const { settings } = this;
    if (settings === null) return Promise.reject(new Error('the engine was not initialised'));
    if (this.tracker === null) {
      const tracker = createFaceTracker(settings.assets, {
        onProgress: (loaded, total) => this.post({ name: 'progress', body: { loaded, total } }),
        onFiles: (files) => this.post({ name: 'files-loaded', body: files }),
        keptFiles: this.keptFiles ?? undefined,
      });
      this.tracker = tracker;
      // A failed attempt is not kept: the next call tries again.
      tracker.catch(() => {
        if (this.tracker === tracker) this.tracker = null;
      });
    }
    return this.tracker;
  }

  /** The programs are built before the first frame asks for them: that takes long on a slow machine. */
  private async getReady(): Promise<void> {
    await this.load();
    this.pipeline ??= this.createPipeline();
    this.post({ name: 'ready', body: {} });
  }

  private begin(session: number): void {
    this.end();
    this.session = session;
  }

  private end(): void {
    this.session = -1;
    this.still = null;
    this.track?.stop();
    this.track = null;
    if (this.reportTimer !== null) clearInterval(this.reportTimer);
    this.reportTimer = null;
  }

  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.fail(error));
  }

  private async prepare(session: number): Promise<[FaceTracker, FramePipeline] | null> {
    const tracker = await this.load();
    if (session !== this.session) return null;
    this.pipeline ??= this.createPipeline();
    this.pipeline.reset(tracker);
    this.reportTimer ??= setInterval(() => this.report(), STATISTICS_INTERVAL);
    return [tracker, this.pipeline];
  }

  private createPipeline(): FramePipeline {
    const { settings, scene, canvas } = this;
    if (settings === null || scene === null || canvas === null) {
      throw new Error('the engine has no canvas yet');
    }
    const pipeline = new FramePipeline({
      canvas,
      renderer: settings.renderer,
      smoothing: settings.smoothing,
      scene,
      now: () => performance.now(),
      onContextRestored: () => this.post({ name: 'context-restored', body: {} }),
    });
    pipeline.setScale(this.scale);
    return pipeline;
  }

  private showTrack(track: MediaStreamVideoTrack, session: number): Promise<void> {
    this.track = track;
    const { readable } = new MediaStreamTrackProcessor({ track, maxBufferSize: 1 });
    return this.showFrames(readable, session);
  }

  /**
   * Reads until another session begins. The stream is never cancelled: a frame that is on its way into it
   * would be dropped without being closed, and hold the camera up until the garbage is collected.
   */
  private async showFrames(frames: ReadableStream<VideoFrame>, session: number): Promise<void> {
    const prepared = await this.prepare(session);
    if (prepared === null) return;
    this.post({ name: 'reading-begun', body: { session } });
    try {
      await this.readFrames(frames.getReader(), prepared, session);
    } finally {
      this.post({ name: 'reading-ended', body: { session } });
    }
  }

  private async readFrames(
    reader: ReadableStreamDefaultReader<VideoFrame>,
    [tracker, pipeline]: readonly [FaceTracker, FramePipeline],
    session: number,
  ): Promise<void> {
    while (session === this.session) {
      const { value: frame, done } = await reader.read();
      if (done) return;
      const timestamp = frame.timestamp / 1000;
      const image = await this.pixels.readVideoFrame(frame).finally(() => frame.close());
      if (session !== this.session) return;
      const face = await pipeline.showFrame(tracker, image, timestamp);
      this.afterFrame(face, session);
    }
  }

  private async showBitmap({
    bitmap,
    timestamp,
    session,
  }: PageMessages['show-bitmap']): Promise<void> {
    const isFirst = this.firstFrameOf !== session;
    const tracker = await this.load();
    if (session !== this.session) {
      bitmap.close();
      return;
    }
    const pipeline = isFirst ? (await this.prepare(session))?.[1] : this.pipeline;
    if (pipeline === undefined || pipeline === null) return;
    const image = this.pixels.readDrawable(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    const face = await pipeline.showFrame(tracker, image, timestamp);
    this.afterFrame(face, session);
    this.post({ name: 'frame-done', body: { session } });
  }

  private async showStill(picture: ImageBitmap, session: number): Promise<void> {
    const image = this.pixels.readDrawable(picture, picture.width, picture.height);
    picture.close();
    const prepared = await this.prepare(session);
    if (prepared === null) return;
    const [tracker, pipeline] = prepared;
    const still = new StillPicture(image, tracker, pipeline);
    this.still = still;
    this.afterFrame(await still.show(), session);
    // The other faces are searched after the picture is shown, so that it is not held up.
    await still.findFaces();
    this.tellFaces(still, session);
  }

  private async chooseFace(still: StillPicture, place: number, session: number): Promise<void> {
    const face = await still.choose(place);
    if (face === null) return;
    this.afterFrame(face, session);
    this.tellFaces(still, session);
  }

  private tellFaces({ found }: StillPicture, session: number): void {
    if (found !== null && session === this.session) {
      this.post({ name: 'faces', body: { ...found, session } });
    }
  }

  private afterFrame(face: TrackedFace | null, session: number): void {
    if (session !== this.session) return;
    if (this.firstFrameOf !== session) {
      this.firstFrameOf = session;
      this.post({ name: 'first-frame', body: { face: face !== null, session } });
    }
    if (this.landmarksWanted) this.post({ name: 'landmarks', body: { face } });
  }

  private report(): void {
    const { pipeline } = this;
    if (pipeline === null) return;
    const now = performance.now();
    this.post({
      name: 'statistics',
      body: {
        renderer: pipeline.renderer.kind,
        ...pipeline.meter.measure(now),
        ...pipeline.size,
        skin: pipeline.skin,
      },
    });
    if (pipeline.renderer.usable) this.unusableSince = null;
    else {
      this.unusableSince ??= now;
      if (now - this.unusableSince > CONTEXT_TIMEOUT) {
        this.post({ name: 'context-gone', body: {} });
      }
    }
  }

  private takeSnapshot(
    request: number,
    options: Parameters<FramePipeline['takeSnapshot']>[0],
  ): void {
    const picture =
      this.pipeline?.takeSnapshot(options) ?? Promise.reject(new Error('nothing is shown'));
    picture.then(
      (blob) => this.post({ name: 'snapshot', body: { request, picture: blob } }),
      (error: unknown) =>
        this.post({ name: 'snapshot-failed', body: { request, cause: describeCause(error) } }),
    );
  }

  private fail(error: unknown): void {
    const code: MirrorFailureCode =
      error instanceof FaceTrackerError ? error.code : 'processing-failed';
    this.end();
    this.post({ name: 'failed', body: { code, cause: describeCause(error) } });
  }
}
