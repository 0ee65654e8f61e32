/** Pictures that the engine was asked to read besides what it shows, and has not answered yet. */

import type { MeasureKind } from '#engine/measure/measure-still.ts';
import { deferred, untilAborted, type Deferred } from '#engine/runtime/deferred.ts';
import type { PageMessage, WorkerMessages } from '#engine/runtime/messages.ts';
import type { PictureRead, PictureReadingOptions } from '#engine/runtime/mirror.ts';

type Answer = WorkerMessages['picture-read']['answer'];

export class PictureReadings {
  private readonly pending = new Map<number, Deferred<Answer>>();
  private readonly send: (message: PageMessage, transfer: Transferable[]) => void;
  private count = 0;

  constructor(send: (message: PageMessage, transfer: Transferable[]) => void) {
    this.send = send;
  }

  get size(): number {
    return this.pending.size;
  }

  /** Hands the image over. Rejects with a MirrorFailure, or with the signal's reason. */
  async ask<Kind extends MeasureKind>({
    what,
    image,
    references = [],
    signal,
  }: PictureReadingOptions<Kind>): Promise<PictureRead<Kind>> {
    const request = this.count;
    this.count += 1;
    const answer = deferred<Answer>();
    this.pending.set(request, answer);
    this.send({ name: 'read-picture', body: { request, what, image, references } }, [image]);
    try {
      const { reading, face } = await untilAborted(answer.promise, signal);
      if (isReading(what, reading)) return { reading, face };
      throw new Error(`the answer is no reading of ${what}`);
    } finally {
      this.pending.delete(request);
    }
  }

  receive({ request, answer }: WorkerMessages['picture-read']): void {
    this.pending.get(request)?.resolve(answer);
  }

  reject(request: number, reason: unknown): void {
    this.pending.get(request)?.reject(reason);
  }

  /** The picture went to an engine that is gone. */
  rejectAll(cause: string): void {
    for (const request of this.pending.keys()) {
      this.reject(request, { code: 'processing-failed', cause });
    }
  }
}

function isReading<Kind extends MeasureKind>(
  what: Kind,
  reading: Answer['reading'],
): reading is PictureRead<Kind>['reading'] {
  return 'withheld' in reading || reading.kind === what;
}
