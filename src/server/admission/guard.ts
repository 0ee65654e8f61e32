import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Headers } from '#server/plugins/security-headers.ts';
import type { PlaceState } from '#server/services/metrics/process-meter.ts';
import { Admission } from './admission.ts';
import { type ConnectionLimits, createGuardedServer } from './guarded-server.ts';

/**
 * Found with `npm run bench:server`. A call asks the database several times and waits for a turn of the
 * process each time; refusing others takes turns, too. With fewer under way, or less time for them, a
 * rush would leave the database idle; with more, what is let in waits for longer and no more is served.
 */
const ADMISSION = {
  targetMs: 30,
  least: 32,
  first: 64,
  most: 512,
  stuckAfterMs: 10_000,
  lostAfterMs: 60_000,
} as const;

/** With more under way than this, whatever can wait should. */
const MOST_AT_REST = 1;

const LIMITS: ConnectionLimits = {
  headMs: 20_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  keepAliveMs: 72_000,
};

/** Refusals are logged together, at most this often. */
const LOGGED_EVERY_MS = 10_000;

/** A load balancer that has not asked within this time whether we are ready is gone. */
const WATCHED_FOR_MS = 30_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set by `Guard.watch`. */
    leaving?: Leaving;
  }
}

/** How a server shuts down while calls still come: it refuses none that reaches it. */
export interface Leaving {
  /** From now on it says that it is not ready, and closes each connection with the next answer on it. */
  readonly begin: () => void;
  /**
   * Whether a load balancer has recently asked whether we are ready: it needs a moment to learn that we
   * are not.
   */
  readonly isWatched: () => boolean;
  /** Takes no new connections; those that are there go on. */
  readonly stopListening: () => void;
  /** How many connections are there. */
  readonly connections: () => Promise<number>;
}

/** Stands before a server: lets in what can be answered in time, and nothing while it stops. */
export interface Guard {
  /** Whether calls are under way that something less urgent would slow down. */
  readonly isBusy: () => boolean;
  /** Whether every place has been taken for long and none becomes free, so that no call is let in. */
  readonly isStuck: () => boolean;
  /** How many calls are under way, would be let in, and were refused since the start. */
  readonly placeState: () => PlaceState;
  /** Whether calls should no longer be sent here. */
  readonly isLeaving: () => boolean;
  readonly createServer: (handler: RequestListener) => Server;
  /** Lets the guard know when `app` stops, and log its refusals there. */
  readonly watch: (app: FastifyInstance) => void;
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => {
      if (error === null) resolve(count);
      else reject(error);
    });
  });
}

/** Makes the guard; `headers` stand on its refusals, too. */
export function createGuard(clock: () => number, headers: Headers): Guard {
  let isStopping = false;
  let isLeaving = false;
  let readyAskedAt = -Infinity;
  const servers: Server[] = [];
  let refused = 0;
  let everRefused = 0;
  let loggedAt = -Infinity;
  let log: FastifyInstance['log'] | undefined;
  const admission = new Admission({ clock, ...ADMISSION });

  function onRefusal(): void {
    refused += 1;
    everRefused += 1;
    if (clock() - loggedAt < LOGGED_EVERY_MS) return;
    log?.warn({ refused, limit: admission.limit }, 'more calls than can be answered');
    loggedAt = clock();
    refused = 0;
  }

  return {
    isBusy: () => admission.underWay > MOST_AT_REST,
    isStuck: () => admission.isStuck,
    placeState: () => ({
      underWay: admission.underWay,
      limit: admission.limit,
      refused: everRefused,
    }),
    isLeaving: () => isLeaving,
    createServer(handler) {
      const server = createGuardedServer(handler, {
        admission,
        headers,
        limits: LIMITS,
        isStopping: () => isStopping,
        isLeaving: () => isLeaving,
        onReadyAsked() {
          readyAskedAt = clock();
        },
        onRefusal,
        onLost: (calls) => log?.error({ calls }, 'calls never ended and are counted no longer'),
      });
      // One for each address that `HOST` stands for.
      servers.push(server);
      return server;
    },
    watch(app) {
      log = app.log;
      app.addHook('preClose', async () => {
        isStopping = true;
      });
      app.decorate('leaving', {
        begin() {
          isLeaving = true;
        },
        isWatched: () => clock() - readyAskedAt < WATCHED_FOR_MS,
        stopListening() {
          // `close` of an HTTP server would also close idle connections, to some of which clients are
          // just writing.
          for (const server of servers) NetServer.prototype.close.call(server);
        },
        async connections() {
          const counts = await Promise.all(servers.map(countConnections));
          return counts.reduce((sum, count) => sum + count, 0);
        },
      });
    },
  };
}
