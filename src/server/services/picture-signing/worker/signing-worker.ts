/** The thread that signs pictures: one at a time, with a library that it loads with the first and keeps. */

import { parentPort } from 'node:worker_threads';
import { failureOf, giveWay } from '#server/concurrency/quiet-thread.ts';
import type { SigningOutcome, SigningTask } from '#server/services/picture-signing/signing-task.ts';
import { signJpeg } from './sign-picture.ts';

async function answer(task: SigningTask): Promise<SigningOutcome> {
  try {
    return { done: await signJpeg(task) };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

giveWay();
parentPort?.on('message', (task: SigningTask) => {
  void answer(task).then((outcome) =>
    parentPort?.postMessage(outcome, 'done' in outcome ? [outcome.done.buffer] : []),
  );
});
