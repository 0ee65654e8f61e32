import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';

/** Where the tracker's files are. The engine requests these addresses and no others. */
export interface TrackerAssets {
  /** ES module that default-exports the LiteRT factory. */
  readonly runtimeModule: string;
  /** LiteRT's WebAssembly. */
  readonly runtimeWasm: string;
  /** The face detector and the landmark model, in one file (see scripts/models). */
  readonly models: string;
  /** The models of hands, in a file of their own. No hands are found without it. */
  readonly handModels?: string;
  /** The model that tells a person from what is around them. No hair is found without it. */
  readonly personModels?: string;
}

/** Bytes loaded so far, over all of the tracker's files. `total` is 0 while unknown. */
export type LoadProgress = (loaded: number, total: number) => void;

/**
 * Which faces of a picture are looked for: all; those that are at least `COMPARABLE` times as wide as the
 * widest, such as two people beside each other; or those that one look at the whole picture finds, which misses
 * what is below a sixth of its longer side.
 */
export type FaceSearch = 'thorough' | 'comparable' | 'quick';

/** A face that is narrower than this, as a share of the widest, is a passer-by or on a poster. */
export const COMPARABLE = 0.4;

/** Follows one face, at first the largest of a picture. Not re-entrant: await one call before the next. */
export interface FaceTracker {
  /** The face, or null while there is none. A known face is followed without running the detector. */
  readonly track: (image: FrameImage) => Promise<TrackedFace | null>;
  /** The faces of a picture, the largest first: by default all. The face that is followed stays the same. */
  readonly findAll: (image: FrameImage, search?: FaceSearch) => Promise<readonly TrackedFace[]>;
  /** Follows this face from the next picture on. */
  readonly follow: (face: TrackedFace) => void;
  /** Forgets the face that was followed, so that the next picture is searched from the start. */
  readonly reset: () => void;
  readonly dispose: () => void;
}
