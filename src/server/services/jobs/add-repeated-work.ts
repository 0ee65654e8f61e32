import type { FastifyInstance } from 'fastify';

export interface RepeatedWork {
  readonly work: () => Promise<unknown>;
  /** Milliseconds between two times. */
  readonly everyMs: number;
  /** Milliseconds from the start to the first time; as long as between two without it. */
  readonly firstAfterMs?: number;
  /** What the log says where it fails: it is tried again the next time. */
  readonly failure: string;
}

/** Does something now and then for as long as the server runs; a server that stops waits for what has begun. */
export function addRepeatedWork(
  app: FastifyInstance,
  { work, everyMs, firstAfterMs = everyMs, failure }: RepeatedWork,
): void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();

  function waitFor(delay: number): void {
    timer = setTimeout(() => {
      working = work().catch((error: unknown) => app.log.warn({ err: error }, failure));
      waitFor(everyMs);
    }, delay).unref();
  }

  app.addHook('onReady', async () => waitFor(firstAfterMs));
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    await working;
  });
}
