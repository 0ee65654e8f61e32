import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { onLeaveWord, untilNothingFollows } from './concurrency/process-words.ts';

/**
 * How long a load balancer gets to learn that we are not ready: two of its checks, a second apart, and
 * some more.
 */
const TOLD_MS = 3000;

/**
 * How long to wait on connections on which nothing comes any more: a call may be on its way. If another
 * process has taken over, there is time for callers that are slow, too.
 */
const LINGER_MS = 1000;
const LINGER_OF_REPLACED_MS = 3000;

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
const LAST_MS = 9500;

/** Goes on answering while others learn that it will stop, and until nobody calls any more. */
async function takeLeave({ leaving }: FastifyInstance, isReplaced: boolean): Promise<void> {
  if (leaving === undefined) return;
  leaving.begin();
  if (!isReplaced && leaving.isWatched()) await pause(TOLD_MS);
  leaving.stopListening();
  await untilNothingFollows();
  const until = performance.now() + (isReplaced ? LINGER_OF_REPLACED_MS : LINGER_MS);
  while (performance.now() < until && (await leaving.connections()) > 0) await pause(SWEEP_MS);
}

/**
 * Stops on SIGINT or SIGTERM, or when another process has taken over, and exits with 0: `app` first,
 * which waits for its requests and then for its jobs, then what they used, through `release`. SIGINT
 * comes from a person at a terminal, and no time is lost; otherwise calls are answered until others have
 * learned of the stop. A second signal exits at once.
 */
export function stopOnSignals(app: FastifyInstance, release: () => Promise<void>): void {
  let stoppingSince: number | undefined;

  async function stop(takingLeave: Promise<void>): Promise<void> {
    setTimeout(() => process.exit(1), LAST_MS).unref();
    await takingLeave;
    const cutOff = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    // A connection that was busy when the stop began is kept alive by its browser once it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearTimeout(cutOff);
    clearInterval(sweep);
    await release();
    process.exit(0);
  }

  function begin(takeItsLeave: () => Promise<void>): void {
    const now = performance.now();
    if (stoppingSince === undefined) {
      stoppingSince = now;
      stop(takeItsLeave()).catch((error: unknown) => {
        app.log.error({ err: error }, 'the server could not stop in order');
        process.exit(1);
      });
    } else if (now - stoppingSince > SAME_SIGNAL_MS) {
      process.exit(STOPPED_BY_FORCE);
    }
  }

  process.on('SIGINT', () => begin(async () => undefined));
  process.on('SIGTERM', () => begin(() => takeLeave(app, false)));
  onLeaveWord(() => begin(() => takeLeave(app, true)));
}
