import type { FastifyInstance } from 'fastify';

/** Requests in flight are waited for this long; what is still open then is cut off. */
const GRACE_MS = 5000;

/**
 * Signals this close together are one: a terminal's Ctrl+C reaches the process directly and once
 * more through npm.
 */
const SAME_SIGNAL_MS = 500;

const SWEEP_MS = 50;

const STOPPED_BY_FORCE = 130;

/** What is still not done then never will be. */
const LAST_MS = 15_000;

/**
 * Stops on SIGINT or SIGTERM and exits with 0: `app` first, which waits for its requests and then
 * for its jobs, then what they used, through `release`. A second signal exits at once.
 */
export function stopOnSignals(app: FastifyInstance, release: () => Promise<void>): void {
  let stoppingSince: number | undefined;

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    const cutOff = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    // A connection that was busy when the stop began is kept alive by its browser once it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearTimeout(cutOff);
    clearInterval(sweep);
    await release();
    process.exit(0);
  }

  function onSignal(): void {
    const now = performance.now();
    if (stoppingSince === undefined) {
      stoppingSince = now;
      stop().catch((error: unknown) => {
        app.log.error({ err: error }, 'the server could not stop in order');
        process.exit(1);
      });
    } else if (now - stoppingSince > SAME_SIGNAL_MS) {
      process.exit(STOPPED_BY_FORCE);
    }
  }

  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
