/** Everything that crosses the boundary between the page and the engine's worker, in one place. */

import type { LightWitness } from '#domain/analysis/white-balance.ts';
import type { Gesture } from '#domain/gestures/gestures.ts';
import type { Scene, TrackedFace, TrackedHand } from '#engine/frame/frame.ts';
import type {
  HairState,
  MirrorEvents,
  MirrorFailure,
  MirrorStatistics,
  PictureShare,
  RendererKind,
  SnapshotOptions,
} from './mirror.ts';
import type { AnyReading, MeasureKind } from '#engine/measure/measure-still.ts';
import type { RendererCanvas } from '#engine/render/plan/renderer.ts';
import type { TrackerAssets } from '#engine/tracking/face-tracker.ts';
import type { TrackerFiles } from '#engine/tracking/tracker-files.ts';

export interface EngineSettings {
  readonly assets: TrackerAssets;
  readonly renderer: RendererKind | null;
  readonly smoothing: { readonly minCutoff: number; readonly beta: number };
  /** The scene to draw until another is set. */
  readonly scene: Scene;
}

/** The files that an engine has loaded, for the next one. */
export interface KeptFiles extends Partial<TrackerFiles> {
  readonly handModels?: Uint8Array<ArrayBuffer>;
  readonly personModels?: Uint8Array<ArrayBuffer>;
}

/** Messages from the page to the worker, by name. */
export interface PageMessages {
  readonly initialise: { readonly settings: EngineSettings; readonly keptFiles: KeptFiles };
  /** The canvas to draw on. Sent once: a transferred canvas cannot be given away again. */
  readonly canvas: { readonly canvas: RendererCanvas };
  /** Loads and starts the tracker; answered by `ready` or `failed`. */
  readonly load: Record<string, never>;
  /** Frames of a camera track, in memory already. */
  readonly 'show-frames': { readonly frames: ReadableStream<VideoFrame>; readonly session: number };
  /** A camera track, where only a worker can read frames from one (Safari). */
  readonly 'show-track': { readonly track: MediaStreamVideoTrack; readonly session: number };
  /** One frame of a video element; answered by `frame-done`, and not sent again before. */
  readonly 'show-bitmap': {
    readonly bitmap: ImageBitmap;
    /** The frame's own time in milliseconds. */
    readonly timestamp: number;
    readonly session: number;
  };
  /** A still picture, drawn again whenever the scene changes. */
  readonly 'show-still': { readonly image: ImageBitmap; readonly session: number };
  /** By its place among the `faces` of the still picture. */
  readonly 'choose-face': { readonly face: number; readonly session: number };
  readonly hide: Record<string, never>;
  readonly 'set-scene': { readonly scene: Scene };
  readonly 'set-resolution-scale': { readonly scale: number };
  readonly 'take-snapshot': { readonly request: number; readonly options: SnapshotOptions };
  /** Answered by `measured` or `unmeasured`; `burst` is its length in milliseconds where the picture is a camera's. */
  readonly measure: {
    readonly request: number;
    readonly what: MeasureKind;
    readonly burst: number;
  };
  readonly 'end-measure': { readonly request: number };
  /**
   * A picture to read besides what is shown; answered by `picture-read` or `picture-unread`. The engine
   * closes it.
   */
  readonly 'read-picture': {
    readonly request: number;
    readonly what: MeasureKind;
    readonly image: ImageBitmap;
    readonly references: readonly LightWitness[];
  };
  /** Whether anyone on the page wants landmarks: they are not sent otherwise. */
  readonly 'send-landmarks': { readonly wanted: boolean };
  /** Whether anyone on the page wants hands or gestures: no hand is looked for otherwise. */
  readonly 'follow-hands': { readonly wanted: boolean };
  /** Whether anyone on the page wants to be told the state of the hair (see `HairState`). */
  readonly 'tell-hair': { readonly wanted: boolean };
  /** A picture of what is drawn is wanted; answered by one `picture`, as soon as there is one. */
  readonly 'want-picture': {
    /** Whether the asker has none yet: a still picture is then drawn again. */
    readonly isFirst: boolean;
  };
  readonly ping: Record<string, never>;
}

/** The hands of the frame that is shown, and what they have just done. */
export interface HandsSeen {
  readonly hands: readonly TrackedHand[];
  /** Empty where the hands were carried over from a frame before. */
  readonly gestures: readonly Gesture[];
}

/** Messages from the worker to the page, by name. */
export interface WorkerMessages {
  readonly progress: { readonly loaded: number; readonly total: number };
  readonly 'files-loaded': KeptFiles;
  readonly ready: Record<string, never>;
  readonly failed: MirrorFailure;
  readonly 'first-frame': { readonly face: boolean; readonly session: number };
  /** The faces of the still picture that is shown. */
  readonly faces: MirrorEvents['faces'] & { readonly session: number };
  readonly 'frame-done': { readonly session: number };
  /** Frames are not asked for yet, or no longer: the track can be stopped without losing one. */
  readonly 'reading-ended': { readonly session: number };
  /** Tracks can be handed over here but not read: the frames have to come as bitmaps. */
  readonly 'track-unreadable': { readonly session: number };
  readonly landmarks: { readonly face: TrackedFace | null };
  /** The hands of the frame now shown. */
  readonly hands: HandsSeen;
  /** There will be no hands; the mirror goes on. */
  readonly 'hands-failed': MirrorFailure;
  readonly hair: { readonly state: HairState };
  /** What was drawn, and whether it is displayed mirrored. The page closes it. */
  readonly picture: MirrorEvents['picture'] & { readonly session: number };
  readonly statistics: Omit<MirrorStatistics, 'transport'>;
  readonly snapshot: { readonly request: number; readonly picture: Blob };
  readonly 'snapshot-failed': { readonly request: number; readonly cause: string };
  readonly 'measure-progress': { readonly request: number; readonly share: number };
  readonly measured: { readonly request: number; readonly reading: AnyReading };
  /** What measures could not be loaded. */
  readonly unmeasured: { readonly request: number; readonly failure: MirrorFailure };
  readonly 'picture-read': {
    readonly request: number;
    readonly answer: { readonly reading: AnyReading; readonly face: PictureShare | null };
  };
  readonly 'picture-unread': { readonly request: number; readonly failure: MirrorFailure };
  /** The graphics context came back and the picture is drawn again. */
  readonly 'context-restored': Record<string, never>;
  /** The graphics context did not come back: a new canvas is needed. */
  readonly 'context-gone': Record<string, never>;
  readonly pong: Record<string, never>;
  /** The worker holds its lock: its end is noticed at once from here on (see worker-lock.ts). */
  readonly 'lock-held': Record<string, never>;
}

type Named<Messages> = {
  readonly [Name in keyof Messages]: { readonly name: Name; readonly body: Messages[Name] };
}[keyof Messages];

export type PageMessage = Named<PageMessages>;
export type WorkerMessage = Named<WorkerMessages>;

/** A drawn picture on its way to the page, which closes it. */
export type DrawnPicture = VideoFrame | ImageBitmap;

/** Sends a message to the page, with the objects that are transferred with it. */
export type PostToPage = (message: WorkerMessage, transfer?: Transferable[]) => void;
