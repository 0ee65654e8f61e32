/** The life of one frame: pixels, face, makeup, canvas. The same in a worker and on the page. */

import { CoverMeter } from '#engine/cover/cover-meter.ts';
import type { CoverMask } from '#engine/frame/cover-mask.ts';
import type { FrameImage, Scene, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import type { PlacedHair } from '#engine/hair/placed-hair.ts';
import type { FrameBefore } from '#engine/runtime/service/following/hand-following.ts';
import type { MirrorStatistics, RendererKind, SnapshotOptions } from '#engine/runtime/mirror.ts';
import { createRenderer } from './create-renderer.ts';
import { DrawingsUnderWay } from './drawings-under-way.ts';
import { DrawPlanner } from '#engine/render/plan/draw-plan.ts';
import type { Renderer, RendererCanvas } from '#engine/render/plan/renderer.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { FaceSmoother } from '#engine/tracking/face-smoother.ts';
import { encodeSnapshot } from './encode-snapshot.ts';
import { PerformanceMeter } from './statistics.ts';

/** A still picture is tracked this many times, so that the region of interest settles on the face. */
const STILL_PASSES = 4;

interface Shown {
  readonly image: FrameImage;
  readonly face: TrackedFace | null;
  /** What stands in front of the face. */
  readonly cover: CoverMask | null;
  readonly hair: PlacedHair | null;
}

/** Finds the hands in the frames; none while nobody wants any. */
export interface FrameHands {
  /** In a frame of a moving picture; null as long as nobody has looked for any in front of its face. */
  readonly follow: (
    image: FrameImage,
    before: FrameBefore,
  ) => Promise<readonly TrackedHand[] | null>;
  /** In a still picture. */
  readonly find: (image: FrameImage) => Promise<readonly TrackedHand[]>;
}

/** Finds the hair in the frames; null while no shade is to lie on it. */
export interface FrameHair {
  /** Of a frame of a moving picture; `timestamp` is its time in milliseconds. */
  readonly follow: (
    image: FrameImage,
    face: TrackedFace | null,
    timestamp: number,
  ) => Promise<PlacedHair | null>;
  /** Of a still picture. */
  readonly find: (image: FrameImage, face: TrackedFace | null) => Promise<PlacedHair | null>;
}

/** What is known of a frame that was drawn. */
export interface DrawnFrame {
  /**
   * In pixels of the frame that was tracked. `width` and `height` are the size of that frame; it may be
   * drawn at another.
   */
  readonly face: TrackedFace | null;
  readonly width: number;
  readonly height: number;
}

export interface FramePipelineOptions {
  readonly canvas: RendererCanvas;
  readonly renderer: RendererKind | null;
  readonly smoothing: { readonly minCutoff: number; readonly beta: number };
  readonly scene: Scene;
  readonly hands: FrameHands;
  readonly hair: FrameHair;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** A lost graphics context came back, and the picture is drawn again. */
  readonly onContextRestored: () => void;
  /** A picture was drawn on the canvas, in this task. */
  readonly onDrawn: (frame: DrawnFrame) => void;
}

export class FramePipeline {
  readonly meter = new PerformanceMeter();
  readonly renderer: Renderer;
  private readonly canvas: RendererCanvas;
  private readonly planner = new DrawPlanner();
  private readonly coverMeter = new CoverMeter();
  private readonly smoother: FaceSmoother;
  private readonly frameHands: FrameHands;
  private readonly frameHair: FrameHair;
  private readonly drawings: DrawingsUnderWay;
  private readonly now: () => number;
  private readonly onDrawn: FramePipelineOptions['onDrawn'];
  private scene: Scene;
  private scale = 1;
  private shown: Shown | null = null;

  /** Throws a RendererError when no renderer works on this canvas. */
  constructor(options: FramePipelineOptions) {
    this.canvas = options.canvas;
    this.scene = options.scene;
    this.frameHands = options.hands;
    this.frameHair = options.hair;
    this.now = options.now;
    this.onDrawn = options.onDrawn;
    this.smoother = new FaceSmoother(options.smoothing);
    this.renderer = createRenderer(options.canvas, options.renderer, () => {
      this.redraw();
      options.onContextRestored();
    });
    this.drawings = new DrawingsUnderWay(this.renderer, this.now, (time) =>
      this.meter.drawingTimed(time),
    );
  }

  /** Size of the frame shown, and the size at which it is drawn; zeros before the first. */
  get size(): { sourceWidth: number; sourceHeight: number; width: number; height: number } {
    const image = this.shown?.image;
    return {
      sourceWidth: image?.width ?? 0,
      sourceHeight: image?.height ?? 0,
      width: image === undefined ? 0 : this.canvas.width,
      height: image === undefined ? 0 : this.canvas.height,
    };
  }

  /** Linear reflectance of the skin of the face that is shown; null while there is none. */
  get skin(): MirrorStatistics['skin'] {
    return this.planner.skin;
  }

  /** Forgets the face and the frame before another source is shown. */
  reset(tracker: FaceTracker | null): void {
    tracker?.reset();
    this.planner.reset();
    this.coverMeter.reset();
    this.smoother.reset();
    this.meter.reset();
    this.shown = null;
  }

  setScene(scene: Scene): void {
    this.scene = scene;
  }

  setScale(scale: number): void {
    this.scale = scale;
  }

  /**
   * Tracks and draws one frame of a moving picture. `timestamp` is its time in milliseconds. Returns the
   * face that was drawn on.
   */
  async showFrame(
    tracker: FaceTracker,
    image: FrameImage,
    timestamp: number,
  ): Promise<TrackedFace | null> {
    const start = this.now();
    const found = await tracker.track(image);
    const face = this.smoother.smooth(found, timestamp / 1000);
    const tracked = this.now();
    const { faceNumber, isFaceCovered } = this.coverMeter;
    const hands = await this.frameHands.follow(image, {
      timestamp,
      face: face === null ? null : { number: faceNumber, landmarks: face.landmarks },
      isFaceCovered,
    });
    const hair = await this.frameHair.follow(image, face, timestamp);
    this.shown = { image, face, cover: this.coverMeter.follow(image, face, hands), hair };
    this.redraw();
    this.meter.frameShown(this.now(), timestamp, tracked - start);
    return face;
  }

  /** Tracks a still picture until its face has settled, and draws it. */
  async showStill(tracker: FaceTracker, image: FrameImage): Promise<TrackedFace | null> {
    let face: TrackedFace | null = null;
    for (let pass = 0; pass < STILL_PASSES; pass += 1) face = await tracker.track(image);
    const hands = await this.frameHands.find(image);
    const hair = await this.frameHair.find(image, face);
    this.shown = this.measureStill({ image, face, hair }, hands);
    this.redraw();
    return face;
  }

  /** Looks for the hair in the still picture that is shown, and draws it again. */
  async findHair(): Promise<void> {
    const { shown } = this;
    if (shown === null) return;
    const hair = await this.frameHair.find(shown.image, shown.face);
    if (this.shown === null || this.shown.image !== shown.image) return;
    this.shown = { ...this.shown, hair };
    this.redraw();
  }

  /** Looks for hands in the still picture that is shown, and draws it again. */
  async findHands(): Promise<void> {
    const { shown } = this;
    if (shown === null) return;
    const hands = await this.frameHands.find(shown.image);
    if (this.shown === null || this.shown.image !== shown.image || hands.length === 0) return;
    this.shown = this.measureStill(this.shown, hands);
    this.redraw();
  }

  private measureStill(
    { image, face, hair }: Pick<Shown, 'image' | 'face' | 'hair'>,
    hands: readonly TrackedHand[],
  ): Shown {
    return { image, face, cover: this.coverMeter.measure(image, face, hands), hair };
  }

  /** Draws the frame that is shown again, with the current scene. */
  redraw(): void {
    if (this.shown === null) return;
    const { image, face, cover, hair } = this.shown;
    const start = this.now();
    const plan = this.planner.plan(image, face, this.scene, cover, hair);
    this.renderer.setSize(
      Math.max(1, Math.round(image.width * this.scale)),
      Math.max(1, Math.round(image.height * this.scale)),
    );
    this.renderer.draw(image, plan);
    if (this.renderer.usable) this.onDrawn({ face, width: image.width, height: image.height });
    this.drawings.add(start);
  }

  /** Resolves when drawing keeps up. A frame that is asked for earlier would be old before it is shown. */
  readyForNext(): Promise<void> {
    return this.drawings.atMostOne();
  }

  /** A file of what is shown, at the source's resolution. Throws when nothing is shown. */
  async takeSnapshot(options: SnapshotOptions): Promise<Blob> {
    if (this.shown === null) throw new Error('nothing is shown');
    const { image, face, cover, hair } = this.shown;
    return encodeSnapshot(image, this.scene, options, (scene) =>
      this.renderer.compose(image, this.planner.plan(image, face, scene, cover, hair)),
    );
  }

  dispose(): void {
    this.renderer.dispose();
    this.shown = null;
  }
}
