/** What goes to the thread that looks at pictures, and what comes back. */

import type { ReplyOf } from '#contracts/contract.ts';
import type { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { ThreadFailure } from '#server/concurrency/quiet-thread.ts';

/** The picture's bytes are handed over: the sender no longer has them. */
export type PictureTask =
  | { readonly what: 'face'; readonly picture: Uint8Array<ArrayBuffer> }
  | {
      readonly what: 'skin';
      readonly picture: Uint8Array<ArrayBuffer>;
      /** Our own look, if the picture shows it. */
      readonly worn: Look | null;
      /** Milliseconds since 1970. */
      readonly measuredAt: number;
    };

/** Why bytes are not a picture to look at. */
export type PictureFault = 'not-a-jpeg' | 'broken' | 'too-large' | 'other-colors';

/** Why nothing is said of a picture. */
export type PictureRefusal = PictureFault | WithheldReason;

/** What is said of a picture, as the contract of the call has it. */
export type PictureResult =
  | { readonly what: 'face'; readonly reply: ReplyOf<typeof analyzeFace> }
  | { readonly what: 'skin'; readonly reply: ReplyOf<typeof analyzeSkin> };

export type PictureOutcome =
  | { readonly done: PictureResult }
  | { readonly refused: PictureRefusal }
  /** An error of ours. Its message stays in the thread: it may reveal what was measured. */
  | { readonly failed: ThreadFailure };

/** What the thread is given when it starts. */
export interface PictureThreadData {
  /** Folder with `models.bin`, `litert.mjs` and `litert.wasm`. */
  readonly trackerFolder: string;
}
