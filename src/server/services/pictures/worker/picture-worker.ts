/** The thread that looks at pictures: one at a time, with models that it loads with the first and keeps. */

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod/mini';
import { createFaceTracker, type FaceTracker } from '#engine/still.ts';
import type { PictureOutcome, PictureTask } from '#server/services/pictures/picture-task.ts';
import { analyzePicture } from './analyze-picture.ts';
import { prepareDecoder } from './decode-picture.ts';
import { fetchFile } from './fetch-file.ts';

const { trackerFolder } = z.object({ trackerFolder: z.string() }).parse(workerData);

let loading: Promise<FaceTracker> | undefined;

function loadTracker(): Promise<FaceTracker> {
  const at = (file: string): string => pathToFileURL(join(trackerFolder, file)).href;
  loading ??= createFaceTracker(
    {
      models: at('models.bin'),
      runtimeModule: at('litert.mjs'),
      runtimeWasm: at('litert.wasm'),
    },
    { fetch: fetchFile },
  );
  return loading;
}

/** Everything else that the server does comes first. Linux alone counts the priority of a thread by itself. */
function giveWay(): void {
  try {
    const [, , thread] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Elsewhere the system decides.
  }
}

/** The frames of a stack, which begins with the message. */
function framesOf({ message, stack = '' }: Error): string {
  return stack.slice(stack.indexOf(message) + message.length).trim();
}

async function answer(task: PictureTask): Promise<PictureOutcome> {
  try {
    return await analyzePicture(task, loadTracker);
  } catch (error) {
    const failed =
      error instanceof Error
        ? { type: error.name, frames: framesOf(error) }
        : { type: typeof error, frames: '' };
    return { failed };
  }
}

giveWay();
prepareDecoder();
parentPort?.on('message', (task: PictureTask) => {
  void answer(task).then((outcome) => parentPort?.postMessage(outcome));
});
