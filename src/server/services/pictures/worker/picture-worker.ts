/** The thread that looks at pictures: one at a time, with models that it loads with the first and keeps. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod/mini';
import { createFaceTracker, type FaceTracker } from '#engine/still.ts';
import { failureOf, giveWay } from '#server/concurrency/quiet-thread.ts';
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

async function answer(task: PictureTask): Promise<PictureOutcome> {
  try {
    return await analyzePicture(task, loadTracker);
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

giveWay();
prepareDecoder();
parentPort?.on('message', (task: PictureTask) => {
  void answer(task).then((outcome) => parentPort?.postMessage(outcome));
});
