import type { Worker } from 'node:worker_threads';
import { startQuietThread } from '#server/concurrency/quiet-thread.ts';
import type { PictureThreadData } from './picture-task.ts';

/** Where the thread's program lies, and the models that it loads. */
export interface PictureThreadFiles extends PictureThreadData {
  /** The program as a file that Node can run by itself. */
  readonly program: string;
}

/** Objects of one picture take a few tens of megabytes; pixels and models are not part of this heap. */
const HEAP_MB = 192;
/**
 * The part for short-lived objects: most of the 48 MB that Node would otherwise reserve for them would
 * lie idle.
 */
const YOUNG_HEAP_MB = 16;

/** Starts the thread. What it prints is thrown away: a crash must not quote a picture. */
export function startPictureThread({ program, trackerFolder }: PictureThreadFiles): Worker {
  const workerData: PictureThreadData = { trackerFolder };
  return startQuietThread({
    program,
    name: 'lookglass-pictures',
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
}
