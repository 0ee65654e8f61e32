import { once } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type News,
  type NewsItem,
  type NewsListener,
  readNews,
  writeNews,
} from '#server/db/news.ts';
import { afterCommit } from '#server/db/transaction-scope.ts';

/** Channels belong to one database. */
const CHANNEL = 'lookglass_news';
const CONNECTION_LIMIT_MS = 2000;
const FIRST_REST_MS = 250;
const LONGEST_REST_MS = 5000;
/** A connection that the network has forgotten looks like a silent one. */
const PING_EVERY_MS = 10_000;
const PING_LIMIT_MS = 5000;

export interface PostgresqlNewsNeeds {
  /** Leads to the server itself: a pooler would give the connection to others between two statements. */
  readonly url: string;
  /** Runs a statement on any connection. */
  readonly query: (text: string, parameters: readonly unknown[]) => Promise<unknown>;
}

/** Listens until the connection is gone. */
async function listenOn(
  client: Client,
  socket: Socket,
  listeners: readonly NewsListener[],
): Promise<void> {
  const gone = once(socket, 'close');
  client.on('notification', ({ payload }) => {
    const item = readNews(payload ?? '');
    if (item !== undefined) for (const { onNews } of listeners) onNews(item);
  });
  await client.query(`listen ${CHANNEL}`);
  for (const { onGap } of listeners) onGap();
  const ping = setInterval(() => {
    const late = setTimeout(() => socket.destroy(), PING_LIMIT_MS);
    client
      .query('select 1')
      .then(() => clearTimeout(late))
      .catch(() => socket.destroy());
  }, PING_EVERY_MS);
  try {
    await gone;
  } finally {
    clearInterval(ping);
  }
}

/** Begins to listen at once, and again whenever the connection is lost, until `stop`. */
export function createPostgresqlNews({ url, query }: PostgresqlNewsNeeds): News & {
  readonly stop: () => Promise<void>;
} {
  const listeners: NewsListener[] = [];
  const stopped = new AbortController();
  let current: Socket | undefined;

  async function listenOnce(): Promise<void> {
    const socket = new Socket();
    current = socket;
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_LIMIT_MS,
      keepAlive: true,
      stream: () => socket,
    });
    // The socket's `close` event is what we wait for.
    client.on('error', () => socket.destroy());
    try {
      await client.connect();
      await listenOn(client, socket, listeners);
    } finally {
      socket.destroy();
    }
  }

  async function listenForEver(): Promise<void> {
    let rest = FIRST_REST_MS;
    while (!stopped.signal.aborted) {
      const since = performance.now();
      await listenOnce().catch(() => undefined);
      rest = performance.now() - since > LONGEST_REST_MS ? FIRST_REST_MS : rest * 2;
      await pause(Math.min(rest, LONGEST_REST_MS), undefined, { signal: stopped.signal }).catch(
        () => undefined,
      );
    }
  }

  function send(item: NewsItem): void {
    // News that cannot be sent is noticed when others reread.
    query('select pg_notify($1, $2)', [CHANNEL, writeNews(item)]).catch(() => undefined);
  }

  const listening = listenForEver();
  return {
    tell: (item) => afterCommit(() => send(item)),
    hear(listener) {
      listeners.push(listener);
    },
    async stop() {
      stopped.abort();
      current?.destroy();
      await listening;
    },
  };
}
