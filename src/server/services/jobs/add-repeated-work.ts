import type { FastifyInstance } from 'fastify';

export interface RepeatedWork {
  readonly work: () => Promise<unknown>;
  /** Milliseconds from the end of one time to the next. */
  readonly everyMs: number;
  /** Milliseconds from the start to the first time; defaults to `everyMs`. */
  readonly firstAfterMs?: number;
  /** What the log says if it fails; it is tried again the next time. */
  readonly failure: string;
}

/**
 * Does something now and then for as long as the server runs, never twice at once; a server that stops waits for what has
 * begun.
 */
export function addRepeatedWork(
  app: FastifyInstance,
  { work, everyMs, firstAfterMs = everyMs, failure }: RepeatedWork,
): void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function workOnce(): Promise<void> {
    try {
      await work();
    } catch (error) {
      app.log.warn({ err: error }, failure);
    }
    if (!isStopped) waitFor(everyMs);
  }

  function waitFor(delay: number): void {
    timer = setTimeout(() => {
      working = workOnce();
    }, delay).unref();
  }

  app.addHook('onReady', async () => waitFor(firstAfterMs));
  app.addHook('onClose', async () => {
    isStopped = true;
    clearTimeout(timer);
    await working;
  });
}
