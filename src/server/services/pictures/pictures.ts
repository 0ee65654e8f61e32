import type { analyzeFace, analyzeSkin } from '#contracts/picture-analysis.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { PictureQueue } from './picture-queue.ts';
import type { PictureResult, PictureTask } from './picture-task.ts';
import { refusalFailure } from './refusal-failure.ts';
import { startPictureThread, type PictureThreadFiles } from './start-picture-thread.ts';

/** Looks at pictures that people chose to send. Nothing of a picture is kept, and nothing of it is logged. */
export interface Pictures {
  /**
   * Recommends shades for the face of a JPEG, as a data URL. Rejects with what is wrong with the picture,
   * with `overloaded` or with `not_analyzed`. Aborting `signal` takes back a picture that still waits.
   */
  readonly analyzeFace: (
    imageData: string,
    signal: AbortSignal,
  ) => Promise<ReplyOf<typeof analyzeFace>>;
  /** Measures the skin in a JPEG, as a data URL, in the same way. `worn` is our own look where the picture shows it. */
  readonly analyzeSkin: (
    image: string,
    worn: Look | null,
    signal: AbortSignal,
  ) => Promise<ReplyOf<typeof analyzeSkin>>;
  readonly stop: () => Promise<void>;
}

/** About sixteen seconds of waiting for the last one, if the processor is free. */
const MOST_WAITING = 50;

/** A connection on which nothing moves for a minute is closed: waiting and work together stay below that. */
const WAIT_MS = 30_000;

/** The first picture also waits for the models, and a busy machine takes its time. */
const LIMIT_MS = 20_000;

/** An error of ours in the thread, by its kind and place: its message may reveal what was measured. */
class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor({ type, frames }: { readonly type: string; readonly frames: string }) {
    super(`a picture could not be analyzed: ${type}`);
    this.stack = `${this.name}: ${this.message}\n${frames}`;
  }
}

/** The bytes behind a data URL, in memory of their own. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const decoded = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const bytes = new Uint8Array(decoded);
  decoded.fill(0);
  return bytes;
}

/** `files` is undefined where there is no thread: every call is answered `not_set_up` then. */
export function createPictures(files: PictureThreadFiles | undefined, now: () => Date): Pictures {
  const queue =
    files &&
    new PictureQueue({
      start: () => startPictureThread(files),
      mostWaiting: MOST_WAITING,
      waitMs: WAIT_MS,
      limitMs: LIMIT_MS,
    });

  async function resultOf(task: PictureTask, signal: AbortSignal): Promise<PictureResult> {
    if (queue === undefined) throw new ApiFailure('not_set_up');
    const outcome = await queue.ask(task, signal);
    if ('refused' in outcome) throw refusalFailure(outcome.refused);
    if ('failed' in outcome) throw new PictureError(outcome.failed);
    return outcome.done;
  }

  return {
    async analyzeFace(imageData, signal) {
      const result = await resultOf({ what: 'face', picture: bytesOf(imageData) }, signal);
      if (result.what !== 'face') throw new TypeError('a face was asked for');
      return result.reply;
    },
    async analyzeSkin(image, worn, signal) {
      const result = await resultOf(
        { what: 'skin', picture: bytesOf(image), worn, measuredAt: now().getTime() },
        signal,
      );
      if (result.what !== 'skin') throw new TypeError('skin was asked for');
      return result.reply;
    },
    stop: async () => queue?.stop(),
  };
}
