import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveSettings } from '#server/config/live-settings.ts';
import type { Database } from '#server/db/database.ts';
import { liveForwarders } from '#server/db/schema/live.ts';
import { forwarderWord, type ForwarderOrders } from './forwarder/forwarder-words.ts';

/** One that is not up by then never will be. */
const START_LIMIT_MS = 15_000;

export interface RunningForwarder {
  readonly id: string;
  readonly address: string;
}

/** The forwarder of this process: a process beside it, started with the first picture that is sent. */
export interface OwnForwarder {
  readonly start: () => Promise<RunningForwarder>;
  readonly stop: () => Promise<void>;
}

export interface OwnForwarderNeeds {
  /** The forwarder's program, as a file that Node can run by itself. */
  readonly program: string;
  readonly settings: LiveSettings;
  readonly key: string;
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Stands between the server and its forwarder, and keeps the forwarder's row alive while it runs. */
export function createOwnForwarder({
  program,
  settings,
  key,
  database,
  now,
  log,
}: OwnForwarderNeeds): OwnForwarder {
  let starting: Promise<RunningForwarder> | null = null;
  let child: ChildProcess | null = null;

  async function forget(id: string): Promise<void> {
    await database.delete(liveForwarders).where(eq(liveForwarders.id, id));
  }

  function begin(): Promise<RunningForwarder> {
    const id = randomUUID();
    const orders: ForwarderOrders = {
      key,
      host: settings.forwarderHost,
      ports: settings.udpPorts,
      addresses: settings.addresses,
      announced: settings.announcedAddress ?? null,
      mostViewers: settings.mostViewers,
    };
    const started = fork(program, [], {
      // It needs none of our secrets.
      execArgv: [],
      env: { LIVE_FORWARDER: JSON.stringify(orders), NODE_ENV: process.env['NODE_ENV'] ?? '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child = started;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        started.kill('SIGKILL');
        reject(new Error('The forwarder did not start in time.'));
      }, START_LIMIT_MS);
      started.on('message', (message: unknown) => {
        const word = forwarderWord.safeParse(message);
        if (!word.success) return;
        if ('trouble' in word.data) {
          log.warn({ trouble: word.data.trouble }, 'a connection of the forwarder failed');
          return;
        }
        const { port, viewers } = word.data;
        const address = `http://${settings.forwarderHost}:${port}`;
        const row = { id, address, viewers, seenAt: now() };
        database
          .insert(liveForwarders)
          .values(row)
          .onConflictDoUpdate({ target: liveForwarders.id, set: { viewers, seenAt: row.seenAt } })
          .then(() => {
            clearTimeout(limit);
            resolve({ id, address });
          })
          .catch((err: unknown) => log.warn({ err }, 'the forwarder could not be noted'));
      });
      started.once('exit', (code, signal) => {
        clearTimeout(limit);
        if (child === started) {
          child = null;
          starting = null;
          log.error({ code, signal }, 'the forwarder of live pictures ended');
        }
        forget(id).catch(() => undefined);
        reject(new Error('The forwarder ended.'));
      });
    });
  }

  return {
    start() {
      starting ??= begin().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    async stop() {
      const running = child;
      const id = await starting?.then(
        (forwarder) => forwarder.id,
        () => undefined,
      );
      child = null;
      starting = null;
      if (id !== undefined) await forget(id);
      running?.kill('SIGTERM');
    },
  };
}
