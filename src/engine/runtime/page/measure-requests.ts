/** Measurements that the engine was asked for and has not answered yet. */

import type { AnyReading, MeasureKind, Readings } from '#engine/measure/measure-still.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { deferred, untilAborted, type Deferred } from '#engine/runtime/deferred.ts';
import type { MeasureOptions } from '#engine/runtime/mirror.ts';
import type { PageMessage } from '#engine/runtime/messages.ts';

/** Milliseconds of the live picture that are read by default. */
const USUAL_BURST = 1000;

interface PendingMeasure {
  readonly message: PageMessage;
  readonly onProgress: ((share: number) => void) | undefined;
  readonly answer: Deferred<AnyReading>;
}

export class MeasureRequests {
  private readonly pending = new Map<number, PendingMeasure>();
  private readonly send: (message: PageMessage) => void;
  private count = 0;

  constructor(send: (message: PageMessage) => void) {
    this.send = send;
  }

  get size(): number {
    return this.pending.size;
  }

  /** `atOnce` is false while there is no engine that could answer: see `askAgain`. */
  async ask<Kind extends MeasureKind>(
    { what, burst = USUAL_BURST, signal, onProgress }: MeasureOptions<Kind>,
    atOnce: boolean,
  ): Promise<Readings[Kind] | Withheld> {
    const request = this.count;
    this.count += 1;
    const answer = deferred<AnyReading>();
    const message: PageMessage = { name: 'measure', body: { request, what, burst } };
    this.pending.set(request, { message, onProgress, answer });
    if (atOnce) this.send(message);
    try {
      const reading = await untilAborted(answer.promise, signal);
      if (isReading(what, reading)) return reading;
      throw new Error(`the answer is no reading of ${what}`);
    } finally {
      if (this.pending.delete(request) && signal?.aborted === true) {
        this.send({ name: 'end-measure', body: { request } });
      }
    }
  }

  /** Asks a new engine for what the previous one died before answering; a burst begins from its start. */
  askAgain(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }

  progress(request: number, share: number): void {
    this.pending.get(request)?.onProgress?.(share);
  }

  resolve(request: number, reading: AnyReading): void {
    this.pending.get(request)?.answer.resolve(reading);
  }

  reject(request: number, cause: string): void {
    this.pending.get(request)?.answer.reject(new Error(cause));
  }

  /** What was shown is gone: nothing more can be read of it. */
  sourceEnded(): void {
    for (const { answer } of this.pending.values()) answer.resolve({ withheld: 'camera-ended' });
  }

  rejectAll(cause: string): void {
    for (const { answer } of this.pending.values()) answer.reject(new Error(cause));
  }
}

function isReading<Kind extends MeasureKind>(
  what: Kind,
  reading: AnyReading,
): reading is Readings[Kind] | Withheld {
  return 'withheld' in reading || reading.kind === what;
}
