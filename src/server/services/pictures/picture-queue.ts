import type { Worker } from 'node:worker_threads';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { PictureOutcome, PictureTask } from './picture-task.ts';

/** When it makes sense to try again, in seconds: a full queue has moved on by then. */
const RETRY_AFTER_S = 5;

/** What is under way when the server stops may end within this many milliseconds. */
const LAST_MS = 4000;

/** The thread ended, or took too long, with a picture. */
export class PictureThreadError extends Error {
  override readonly name = 'PictureThreadError';
}

export interface PictureQueueOptions {
  /** Starts the thread. It answers each task with one outcome. */
  readonly start: () => Worker;
  /** How many pictures may wait while one is worked on. */
  readonly mostWaiting: number;
  /** The longest that one may wait, in milliseconds. */
  readonly waitMs: number;
  /** The longest that one picture may take, in milliseconds. */
  readonly limitMs: number;
}

/** What a thread is asked to do with a picture, whose bytes are handed over to it. */
export interface TaskWithPicture {
  readonly picture: Uint8Array<ArrayBuffer>;
}

interface Asked<Task, Outcome> {
  readonly task: Task;
  /** The timer that ends its waiting. */
  readonly patience: NodeJS.Timeout;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (failure: ApiFailure) => void;
}

/** Makes a thread work on pictures, one at a time, in the order in which they came. */
export class PictureQueue<Task extends TaskWithPicture = PictureTask, Outcome = PictureOutcome> {
  private readonly options: PictureQueueOptions;
  private readonly waiting = new Set<Asked<Task, Outcome>>();
  private atWork: Asked<Task, Outcome> | undefined;
  private thread: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private onIdle: (() => void) | undefined;

  constructor(options: PictureQueueOptions) {
    this.options = options;
  }

  /**
   * Takes the picture's bytes away from the caller. Rejects with `overloaded` when too many wait or it
   * waits too long, and with `not_analyzed` when the thread dies with this picture, takes too long, or
   * the server stops. Aborting `signal` removes a picture that still waits.
   */
  async ask(task: Task, signal?: AbortSignal): Promise<Outcome> {
    if (this.isStopping || signal?.aborted === true) throw notAnalyzed();
    if (this.waiting.size >= this.options.mostWaiting) {
      throw overloaded();
    }
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        if (this.waiting.delete(asked)) reject(overloaded());
      }, this.options.waitMs);
      const asked: Asked<Task, Outcome> = { task, patience, resolve, reject };
      this.waiting.add(asked);
      signal?.addEventListener(
        'abort',
        () => {
          if (!this.waiting.delete(asked)) return;
          clearTimeout(patience);
          reject(notAnalyzed());
        },
        { once: true },
      );
      this.next();
    });
  }

  /** Refuses what waits, lets the picture under way end, and ends the thread. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const { patience, reject } of this.waiting) {
      clearTimeout(patience);
      reject(notAnalyzed());
    }
    this.waiting.clear();
    if (this.atWork !== undefined) {
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
        setTimeout(resolve, LAST_MS).unref();
      });
    }
    this.lose('the server stops');
  }

  private next(): void {
    if (this.atWork !== undefined) return;
    const [asked] = this.waiting;
    if (asked === undefined) {
      this.onIdle?.();
      return;
    }
    this.waiting.delete(asked);
    clearTimeout(asked.patience);
    this.atWork = asked;
    this.thread ??= this.startThread();
    this.timer = setTimeout(() => this.lose('a picture took too long'), this.options.limitMs);
    this.thread.postMessage(asked.task, [asked.task.picture.buffer]);
  }

  private startThread(): Worker {
    const thread = this.options.start();
    const isCurrent = (): boolean => this.thread === thread;
    thread.on('message', (outcome: Outcome) => {
      if (isCurrent()) this.settle((asked) => asked.resolve(outcome));
    });
    // Its message may reveal what was measured, so only its kind is passed on.
    thread.on('error', (error: unknown) => {
      const kind = error instanceof Error ? error.name : typeof error;
      if (isCurrent()) this.lose(`the thread for pictures failed: ${kind}`);
    });
    thread.on('exit', (status) => {
      if (isCurrent()) this.lose(`the thread for pictures ended with ${status}`);
    });
    return thread;
  }

  /** Ends the thread; the next picture starts another one. */
  private lose(why: string): void {
    const { thread } = this;
    this.thread = undefined;
    void thread?.terminate();
    this.settle((asked) => asked.reject(notAnalyzed(new PictureThreadError(why))));
  }

  private settle(tell: (asked: Asked<Task, Outcome>) => void): void {
    clearTimeout(this.timer);
    const { atWork } = this;
    this.atWork = undefined;
    if (atWork !== undefined) tell(atWork);
    this.next();
  }
}

function overloaded(): ApiFailure {
  return new ApiFailure('overloaded', { retryAfter: RETRY_AFTER_S });
}

function notAnalyzed(cause?: PictureThreadError): ApiFailure {
  return new ApiFailure('not_analyzed', { retryAfter: RETRY_AFTER_S, cause });
}
