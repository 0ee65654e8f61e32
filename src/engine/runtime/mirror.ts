/** The mirror as its user sees it: a source goes in, a canvas with makeup comes out. */

import type { Scene, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import type { MeasureKind, Readings } from '#engine/measure/measure-still.ts';
import type { Gesture } from '#domain/gestures/gestures.ts';
import type { TrackerAssets } from '#engine/tracking/face-tracker.ts';

/**
 * How frames reach the engine, best first:
 * - `track-processor`: MediaStreamTrackProcessor inside a worker;
 * - `image-bitmap`: `createImageBitmap` of a video element, handed to a worker;
 * - `page`: everything on the page's thread, where workers or OffscreenCanvas are missing.
 */
export type TransportKind = 'track-processor' | 'image-bitmap' | 'page';
export type RendererKind = 'webgl2' | 'canvas-2d';

export interface MirrorOptions {
  readonly assets: TrackerAssets;
  /** The element that the engine puts its canvas into, replacing it when a worker has died. */
  readonly host: HTMLElement;
  /** The scene to draw until `setScene` is called. */
  readonly scene: Scene;
  /** Forces a transport; the best available one otherwise. */
  readonly transport?: TransportKind;
  /** Forces a renderer; WebGL2 where it works, Canvas 2D otherwise. */
  readonly renderer?: RendererKind;
  /** One-Euro smoothing of the landmarks. Default 1.0 Hz and 0.10. */
  readonly smoothing?: { readonly minCutoff: number; readonly beta: number };
}

/** A live camera, or a still picture that is drawn again whenever the scene changes. */
export type MirrorSource =
  | { readonly kind: 'camera'; readonly stream: MediaStream }
  | { readonly kind: 'still'; readonly image: ImageBitmap };

export type MirrorFailureCode =
  | 'runtime-load-failed'
  | 'runtime-missing'
  | 'tracker-start-failed'
  /** The camera is open and gives no picture: another program may hold it. */
  | 'camera-silent'
  | 'processing-failed';

export interface MirrorFailure {
  readonly code: MirrorFailureCode;
  /** The exact cause, for a log; never shown to a person. */
  readonly cause: string;
}

/** All of it is measured, except `skin`, which is an estimate. */
export interface MirrorStatistics {
  readonly transport: TransportKind;
  readonly renderer: RendererKind;
  /** Frames shown in the last second. */
  readonly framesPerSecond: number;
  /** Median milliseconds spent drawing a frame. */
  readonly renderTime: number;
  /** Median milliseconds from a frame in memory to its landmarks. */
  readonly trackingTime: number;
  /** Frames that the source has delivered so far and the mirror did not show. */
  readonly droppedFrames: number;
  /** Size of the camera's picture in pixels. */
  readonly sourceWidth: number;
  readonly sourceHeight: number;
  /** Size at which it is drawn in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Linear reflectance of the face's skin for red, green and blue, each in [0, 1]: its colour with
   * the light of the scene taken out, as far as one camera can tell. Null while there is no face.
   */
  readonly skin: readonly [number, number, number] | null;
}

/**
 * The state of the hair that the scene lays a shade on: it is being looked for, it was found, it cannot be
 * told reliably from what is around it, or the model that finds it could not be loaded. The shade lies on
 * hair that was found and nowhere else.
 */
export type HairState = 'looking' | 'found' | 'unsure' | 'failed';

export interface MirrorEvents {
  /** Landmarks of the frame now shown, null while there is no face. */
  readonly landmarks: TrackedFace | null;
  /** The hands of the frame now shown. Their models are loaded once someone listens to this or to `gesture`. */
  readonly hands: readonly TrackedHand[];
  /** What a hand does: a pose again and again while it holds, a swipe once. Only in live pictures. */
  readonly gesture: Gesture;
  /** Hands cannot be followed; the mirror goes on without them. Sent once for as long as someone listens. */
  readonly handsFailure: MirrorFailure;
  /** Sent at once, and whenever it changes, while the scene lays a shade on the hair. */
  readonly hair: HairState;
  /** What was drawn, with the face in it, one at a time: the next is asked for when the listeners are done. */
  readonly picture: ShownPicture;
  readonly statistics: MirrorStatistics;
  /** Bytes of the tracker's files loaded so far. `total` is 0 while unknown. */
  readonly progress: { readonly loaded: number; readonly total: number };
  /** The first frame of a source has been shown; `face` says whether one was found in it. */
  readonly firstFrame: { readonly face: boolean };
  /** The faces of a still picture, the largest first, and which of them wears the look. */
  readonly faces: { readonly areas: readonly PictureShare[]; readonly worn: number };
  readonly failure: MirrorFailure;
  /** The engine recovered from a lost worker or graphics context without the user's help. */
  readonly recovered: { readonly from: 'worker' | 'graphics-context' };
}

/** A picture as it is shown, and the face of the same frame. */
export interface ShownPicture {
  /** With makeup and effects, never mirrored. It is closed when the listener returns. */
  readonly picture: VideoFrame | ImageBitmap;
  /** In pixels of the frame that was tracked. */
  readonly face: TrackedFace | null;
  /** Size of that frame in pixels; the picture may be drawn smaller (`setResolutionScale`). */
  readonly width: number;
  readonly height: number;
  /** Whether it is displayed mirrored. */
  readonly mirrored: boolean;
}

/** A part of a picture in shares of its width and height, from its top left. */
export interface PictureShare {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface SnapshotOptions {
  /**
   * `camera` is the bare frame, `composed` what is shown, `pair` one frame twice: without makeup at the left and with it
   * at the right, whatever the comparison in the mirror shows.
   */
  readonly source: 'camera' | 'composed' | 'pair';
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In [0, 1] for JPEG and WebP. */
  readonly quality?: number;
  /** The part to keep, of the picture as it is displayed, or as it was taken; all of it otherwise. */
  readonly area?: PictureShare;
  /** Longest side in pixels; the camera's resolution otherwise. */
  readonly maxSide?: number;
  /**
   * Left and right as the camera took them, however the picture is displayed: measuring depends on the
   * sides.
   */
  readonly asTaken?: boolean;
  /**
   * The look in which a `composed` picture is drawn, without effects that compare looks; by default the one
   * that is shown.
   */
  readonly look?: Look;
  /** A line of text that is written into the lower left corner; none otherwise. */
  readonly caption?: string;
}

export interface MeasureOptions<Kind extends MeasureKind = MeasureKind> {
  readonly what: Kind;
  /**
   * Milliseconds of the live picture to read; 1,000 by default, and clamped to [22,000, 30,000] for a
   * pulse. A still picture is read at once.
   */
  readonly burst?: number;
  readonly signal?: AbortSignal;
  /** Called with the share that is done, in [0, 1], while a burst is read. */
  readonly onProgress?: (share: number) => void;
}

export interface PictureReadingOptions<Kind extends MeasureKind = MeasureKind> {
  readonly what: Kind;
  /** Upright. The mirror takes it over and closes it. */
  readonly image: ImageBitmap;
  /**
   * What is known of its light, from something of a known color that is held beside the face and faces the
   * same way.
   */
  readonly references?: readonly LightWitness[];
  readonly signal?: AbortSignal;
}

export interface PictureRead<Kind extends MeasureKind = MeasureKind> {
  readonly reading: Readings[Kind] | Withheld;
  /** The box around its largest face; null where there is none. */
  readonly face: PictureShare | null;
}

export interface Mirror {
  /** Loads the tracker ahead of need (when idle). Resolves when it is ready; rejects with a MirrorFailure. */
  readonly preload: (signal?: AbortSignal) => Promise<void>;
  /** Shows a source in place of the one before. Resolves when its first frame is on the screen. Rejects with a MirrorFailure. */
  readonly start: (source: MirrorSource, signal?: AbortSignal) => Promise<void>;
  /** Stops showing; does not stop the stream's tracks, which are the caller's. */
  readonly stop: () => void;
  readonly setScene: (scene: Scene) => void;
  /** Share of the source's resolution that is drawn, in (0, 1]. Captures keep the full resolution. */
  readonly setResolutionScale: (scale: number) => void;
  /** Puts the look on another face of a still picture, by its place among the `faces`. */
  readonly chooseFace: (face: number) => void;
  /** The picture now shown, mirrored as seen unless it is asked for as it was taken. Rejects when nothing is shown. */
  readonly snapshot: (options: SnapshotOptions, signal?: AbortSignal) => Promise<Blob>;
  /**
   * Measures the face that is shown, from its bare picture: a reading, or the reason why there is none (a camera
   * that ends meanwhile is one). Rejects when nothing is shown, when the engine fails, and with the signal's reason.
   */
  readonly measure: <Kind extends MeasureKind>(
    options: MeasureOptions<Kind>,
  ) => Promise<Readings[Kind] | Withheld>;
  /**
   * Reads a picture that is not shown, such as another person's; what is shown goes on meanwhile, and
   * nothing needs to be shown. Rejects with a MirrorFailure, and with the signal's reason.
   */
  readonly readPicture: <Kind extends MeasureKind>(
    options: PictureReadingOptions<Kind>,
  ) => Promise<PictureRead<Kind>>;
  /**
   * What the mirror shows, mirrored as seen, as one video track that outlives camera, worker and source: black
   * while nothing is drawn. Its size is that of the first picture, at most 1920 pixels long; others are fitted
   * in with bars. Each call gives a stream of its own: stop its track when done. `dispose` ends all of them.
   */
  readonly stream: () => MediaStream;
  /** Returns the function that ends the subscription. */
  readonly subscribe: <Name extends keyof MirrorEvents>(
    event: Name,
    listener: (value: MirrorEvents[Name]) => void,
  ) => () => void;
  /** Ends workers and removes the canvas. The mirror cannot be used afterwards. */
  readonly dispose: () => void;
}
