/** What pages and their service worker say to each other. */

import { z } from 'zod/mini';

export const workerMessage = z.discriminatedUnion('kind', [
  /** Fetch the engine's files now, so that the mirror starts without a network, too. */
  z.object({ kind: z.literal('keep-engine') }),
  /** Tell the entry script of your build; answered through the port that comes along. */
  z.object({ kind: z.literal('which-entry') }),
  /** Take over from the worker before you, unless a page of another build is still open. */
  z.object({ kind: z.literal('take-over') }),
]);
export type WorkerMessage = z.infer<typeof workerMessage>;

/** The answer to `which-entry`. */
export const entryAnswer = z.object({ entry: z.string() });
