/** Snapshots that the engine was asked for and has not answered yet. */

import type { SnapshotOptions } from '#engine/runtime/mirror.ts';
import { deferred, untilAborted, type Deferred } from '#engine/runtime/deferred.ts';

interface PendingSnapshot {
  readonly options: SnapshotOptions;
  readonly answer: Deferred<Blob>;
}

export class SnapshotRequests {
  private readonly pending = new Map<number, PendingSnapshot>();
  private readonly send: (request: number, options: SnapshotOptions) => void;
  private count = 0;

  constructor(send: (request: number, options: SnapshotOptions) => void) {
    this.send = send;
  }

  get size(): number {
    return this.pending.size;
  }

  /** `atOnce` is false while there is no engine that could answer: see `askAgain`. */
  ask(options: SnapshotOptions, atOnce: boolean, signal?: AbortSignal): Promise<Blob> {
    const request = this.count;
    this.count += 1;
    const answer = deferred<Blob>();
    this.pending.set(request, { options, answer });
    if (atOnce) this.send(request, options);
    return untilAborted(answer.promise, signal).finally(() => this.pending.delete(request));
  }

  /** Asks a new engine for what the previous one died before answering. */
  askAgain(): void {
    for (const [request, { options }] of this.pending) this.send(request, options);
  }

  resolve(request: number, picture: Blob): void {
    this.pending.get(request)?.answer.resolve(picture);
  }

  reject(request: number, cause: string): void {
    this.pending.get(request)?.answer.reject(new Error(cause));
  }

  rejectAll(cause: string): void {
    for (const request of this.pending.keys()) this.reject(request, cause);
  }
}
