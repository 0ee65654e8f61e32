/** What goes to the thread that signs pictures, and what comes back. */

import type { ThreadFailure } from '#server/concurrency/quiet-thread.ts';
import type { SignedFacts } from './claim.ts';

export interface SigningTask {
  /** A JPEG that holds its picture alone. Its bytes are handed over: the sender no longer has them. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly facts: SignedFacts;
  /** In DER, the signer's first, without the root. */
  readonly chain: readonly Uint8Array[];
  /** In PEM; only to check what was signed. */
  readonly root: string;
  /** In PEM. */
  readonly key: string;
}

export type SigningOutcome =
  | { readonly done: Uint8Array<ArrayBuffer> }
  /** An error of ours or of the library. Its message stays in the thread. */
  | { readonly failed: ThreadFailure };
