/** Answers the page's messages. Runs in the engine's worker, or on the page where there is none. */

import type { Scene, TrackedFace } from '#engine/frame/frame.ts';
import type { RendererCanvas } from '#engine/render/plan/renderer.ts';
import { answerPicture, answerSnapshot } from './answer-requests.ts';
import { CameraReader, type TrackerAndPipeline } from './camera-reader.ts';
import { failureOf } from './engine-failure.ts';
import { SilentCameraError } from '#engine/runtime/first-frame-limit.ts';
import { FramePipeline } from './frame-pipeline.ts';
import { FrameReports } from './frame-reports.ts';
import { HairFollowing } from '#engine/runtime/service/following/hair-following.ts';
import { HandFollowing } from '#engine/runtime/service/following/hand-following.ts';
import { LatestRedraw } from './latest-redraw.ts';
import { Measuring } from './measuring.ts';
import type {
  EngineSettings,
  PageMessage,
  PageMessages,
  PostToPage,
} from '#engine/runtime/messages.ts';
import { PictureSender } from './picture-sender.ts';
import { PixelReader } from './read-pixels.ts';
import { StatusReports } from './status-reports.ts';
import { StillReader } from './still-reader.ts';
import { Trackers } from './trackers.ts';

export class EngineService {
  private readonly post: PostToPage;
  private readonly pixels = new PixelReader();
  private readonly camera: CameraReader;
  private readonly stills: StillReader;
  private readonly reports: StatusReports;
  private readonly measuring: Measuring;
  private readonly trackers: Trackers;
  private readonly hands: HandFollowing;
  private readonly hair: HairFollowing;
  private readonly pictures: PictureSender;
  private readonly frameReports: FrameReports;
  /** A brush sends many scenes while a still picture is drawn. */
  private readonly stillRedraw = new LatestRedraw(() => {
    if (this.stills.picture !== null) this.pipeline?.redraw();
  });
  private settings: EngineSettings | null = null;
  private scene: Scene | null = null;
  private scale = 1;
  private canvas: RendererCanvas | null = null;
  private pipeline: FramePipeline | null = null;
  private session = 0;

  constructor(post: PostToPage) {
    this.post = post;
    this.reports = new StatusReports(post);
    this.measuring = new Measuring(post);
    this.trackers = new Trackers(post);
    this.hands = new HandFollowing({
      newTracker: (isAwaited) => this.trackers.newHandTracker(isAwaited),
      onFailure: (error) => this.post({ name: 'hands-failed', body: failureOf(error) }),
      isMirrored: () => this.scene?.mirrored ?? false,
      now: () => performance.now(),
    });
    this.hair = new HairFollowing({
      newFinder: (isAwaited) => this.trackers.newPersonFinder(isAwaited),
      onState: () => this.sendHair(),
      now: () => performance.now(),
    });
    this.pictures = new PictureSender(post);
    this.frameReports = new FrameReports(post, this.hands, this.hair);
    const screen = {
      prepare: (session: number) => this.prepare(session),
      isCurrent: (session: number) => session === this.session,
    };
    this.camera = new CameraReader(
      {
        ...screen,
        onShown: async (frame, session) => {
          this.afterFrame(frame.face, session);
          if (session === this.session)
            await this.measuring.frameShown(frame, () => this.trackers.faceTracker());
        },
        onSilence: () => this.fail(new SilentCameraError('the camera gave no frame')),
        onEnd: () => this.measuring.cameraEnded(),
      },
      this.pixels,
      post,
    );
    this.stills = new StillReader(
      {
        ...screen,
        onShown: (face, session) => {
          this.afterFrame(face, session);
          if (face !== null) this.uncoverHands(session);
        },
      },
      this.pixels,
      post,
    );
  }

  receive(message: PageMessage): void {
    switch (message.name) {
      case 'initialise':
        this.settings = message.body.settings;
        this.scene = message.body.settings.scene;
        this.hair.want(laysShadeOnHair(this.scene));
        this.trackers.initialise(message.body.settings.assets, message.body.keptFiles);
        return;
      case 'canvas':
        this.canvas = message.body.canvas;
        return;
      case 'load':
        this.run(this.getReady());
        return;
      case 'show-frames':
        this.begin(message.body.session);
        this.run(this.camera.showFrames(message.body.frames, message.body.session));
        return;
      case 'show-track':
        this.begin(message.body.session);
        this.run(this.camera.showTrack(message.body.track, message.body.session));
        return;
      case 'show-bitmap':
        if (message.body.session !== this.session) this.begin(message.body.session);
        this.run(this.camera.showBitmap(message.body));
        return;
      case 'show-still':
        this.begin(message.body.session);
        this.run(this.showStill(message.body));
        return;
      case 'choose-face':
        if (message.body.session === this.session) {
          this.run(this.stills.choose(message.body.face, this.session));
        }
        return;
      case 'hide':
        this.end();
        return;
      case 'set-scene':
        this.setScene(message.body.scene);
        return;
      case 'set-resolution-scale':
        this.scale = message.body.scale;
        this.pipeline?.setScale(message.body.scale);
        if (this.stills.picture !== null) this.pipeline?.redraw();
        return;
      case 'take-snapshot':
        void answerSnapshot(message.body, this.pipeline, this.post);
        return;
      case 'measure':
        this.run(this.measuring.begin(message.body, this.stills.picture));
        return;
      case 'end-measure':
        this.measuring.end(message.body.request);
        return;
      case 'read-picture':
        void answerPicture(message.body, this.pixels, this.trackers, this.post);
        return;
      case 'send-landmarks':
        this.frameReports.landmarksWanted = message.body.wanted;
        return;
      case 'follow-hands':
        this.followHands(message.body.wanted);
        return;
      case 'tell-hair':
        this.frameReports.hairTold = message.body.wanted;
        this.sendHair();
        return;
      case 'want-picture':
        if (this.pictures.want(message.body.isFirst) && this.stills.picture !== null) {
          this.pipeline?.redraw();
        }
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
    this.trackers.dispose();
    this.hands.dispose();
    this.hair.dispose();
  }

  private setScene(scene: Scene): void {
    const isShadeNew = !laysShadeOnHair(this.scene) && laysShadeOnHair(scene);
    this.scene = scene;
    this.hair.want(laysShadeOnHair(scene));
    if (isShadeNew) this.sendHair();
    this.pipeline?.setScene(scene);
    if (this.stills.picture === null) return;
    this.stillRedraw.ask();
    if (isShadeNew) this.run(this.pipeline?.findHair() ?? Promise.resolve());
  }

  /** Builds the shaders before the first frame needs them, because that takes long on a slow machine. */
  private async getReady(): Promise<void> {
    // Drivers compile the programs while the models load.
    await Promise.all([this.trackers.faceTracker(), this.getDrawingReady()]);
    this.post({ name: 'ready', body: {} });
  }

  private async getDrawingReady(): Promise<void> {
    this.pipeline ??= this.createPipeline();
  }

  private begin(session: number): void {
    this.end();
    this.session = session;
  }

  private end(): void {
    this.session = -1;
    this.stills.stop();
    this.camera.stop();
    this.measuring.cameraEnded();
    this.hands.sourceEnded();
    this.hair.sourceEnded();
    this.reports.stop();
  }

  private async showStill({ image, session }: PageMessages['show-still']): Promise<void> {
    await this.camera.left();
    await this.stills.show(image, session);
  }

  private run(work: Promise<void>): void {
    work.catch((error: unknown) => this.fail(error));
  }

  private async prepare(session: number): Promise<TrackerAndPipeline | null> {
    const tracker = await this.trackers.faceTracker();
    if (session !== this.session) return null;
    this.pipeline ??= this.createPipeline();
    this.pipeline.reset(tracker);
    this.reports.start(this.pipeline);
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
      hands: this.hands,
      hair: this.hair,
      now: () => performance.now(),
      onContextRestored: () => this.post({ name: 'context-restored', body: {} }),
      onDrawn: (frame) => {
        const mirrored = this.scene?.mirrored === true;
        this.pictures.drawn(canvas, { ...frame, mirrored, session: this.session });
      },
    });
    pipeline.setScale(this.scale);
    return pipeline;
  }

  /**
   * Draws a still picture again, without makeup on hands in front of its face, once their models are loaded. A
   * hand of the face's own color is found by nothing else, so they are looked for in front of every face.
   */
  private uncoverHands(session: number): void {
    if (session !== this.session) return;
    this.hands.want('cover', true);
    this.run(this.findHands(session));
  }

  private afterFrame(face: TrackedFace | null, session: number): void {
    if (session !== this.session) return;
    this.frameReports.frameShown(face, session);
    if (this.stills.picture === null) this.hands.liveFrameShown();
  }

  private followHands(wanted: boolean): void {
    const isNew = wanted && !this.hands.isWantedBy('page');
    this.hands.want('page', wanted);
    if (isNew && this.stills.picture !== null && this.frameReports.hasShown(this.session)) {
      this.run(this.findHands(this.session));
    }
  }

  private async findHands(session: number): Promise<void> {
    await this.pipeline?.findHands();
    if (session === this.session) this.frameReports.sendHands();
  }

  private sendHair(): void {
    this.frameReports.sendHair(laysShadeOnHair(this.scene));
  }

  private fail(error: unknown): void {
    this.end();
    this.post({ name: 'failed', body: failureOf(error) });
  }
}

function laysShadeOnHair(scene: Scene | null): boolean {
  return scene?.effects.some(({ kind }) => kind === 'hair') ?? false;
}
