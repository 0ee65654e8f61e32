/** What goes to the thread that looks at pictures, and what comes back. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { Look } from '#domain/makeup/look.ts';

/** The picture's bytes are handed over: the sender has them no more. */
export type PictureTask =
  | { readonly what: 'face'; readonly picture: Uint8Array<ArrayBuffer> }
  | {
      readonly what: 'skin';
      readonly picture: Uint8Array<ArrayBuffer>;
      /** Our own look, where the picture shows it. */
      readonly worn: Look | null;
      /** Milliseconds since 1970. */
      readonly measuredAt: number;
    };

/** Why bytes are not a picture to look at. */
export type PictureFault = 'not-a-jpeg' | 'broken' | 'too-large' | 'other-colors';

/** Why nothing is said of a picture. */
export type PictureRefusal = PictureFault | WithheldReason;

export type PictureOutcome =
  /** The reply, which its contract still has to parse. */
  | { readonly done: unknown }
  | { readonly refused: PictureRefusal }
  /** An error of ours. Its message stays in the thread: it may tell what was measured. */
  | { readonly failed: { readonly type: string; readonly frames: string } };

/** What the thread is given when it starts. */
export interface PictureThreadData {
  /** Folder with `models.bin`, `litert.mjs` and `litert.wasm`. */
  readonly trackerFolder: string;
}
