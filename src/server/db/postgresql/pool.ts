import { Socket } from 'node:net';
import { Client, Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError, isConnectionFailure } from '#server/db/database-errors.ts';
import { refuseInsideTransaction } from '#server/db/transaction-scope.ts';
import { PROBE_LIMIT_MS, ServerWatch } from './server-watch.ts';

/** Enough to keep two cores busy while some wait for the disk; more would only queue elsewhere. */
const MOST_CONNECTIONS = 10;
/** PostgreSQL accepts 100 by default, and others need some, too. */
const MOST_OF_A_MACHINE = 80;
/** A call that holds one may need another for a moment. */
const FEWEST_CONNECTIONS = 3;
/** A call that waits longer for a connection is refused: even then it is answered within 1 s. */
const CONNECTION_LIMIT_MS = 800;
/** No query of ours needs as long; one that does would hold a connection back from others. */
const STATEMENT_LIMIT_MS = 10_000;
const IDLE_TRANSACTION_LIMIT_MS = 15_000;

/** Connections to a PostgreSQL server. While it is away, asking for one fails at once. */
export interface ConnectionPool {
  /** The pool as drizzle takes it. */
  readonly client: Pool;
  /** Whether a connection stays ours between two transactions, with what was named or set on it. */
  readonly keepsSessions: boolean;
  /** Rejects with a DatabaseUnavailableError. The caller releases it. */
  readonly connect: () => Promise<PoolClient>;
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly url: string;
  /** Whether a pooler stands between that gives each transaction another connection. */
  readonly throughPooler: boolean;
  /** How many processes of this machine have a pool like this. */
  readonly processes: number;
}

/** Resolves when the server accepts a connection; a pooler accepts one also while its server is away. */
async function probe(connectionString: string, throughPooler: boolean): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  });
  // What happens to the connection after it was accepted does not matter.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (throughPooler) await client.query('select 1');
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** A connection is done with: kept, unless a failed batch of statements left a transaction open. */
function release(client: PoolClient): void {
  const status = client.getTransactionStatus();
  client.release(status === 'T' || status === 'E');
}

function mostConnections(processes: number): number {
  const share = Math.floor(MOST_OF_A_MACHINE / processes);
  return Math.max(FEWEST_CONNECTIONS, Math.min(MOST_CONNECTIONS, share));
}

export function createPool({ url, throughPooler, processes }: PoolOptions): ConnectionPool {
  // A pooler does not pass a connection's settings on; in that case its account at the server must have
  // them.
  const limits = throughPooler
    ? {}
    : {
        statement_timeout: STATEMENT_LIMIT_MS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
      };
  const sockets = new Set<Socket>();
  const pool = new Pool({
    ...limits,
    connectionString: url,
    max: mostConnections(processes),
    connectionTimeoutMillis: CONNECTION_LIMIT_MS,
    keepAlive: true,
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  const watch = new ServerWatch({
    probe: () => probe(url, throughPooler),
    onAway() {
      // Calls that wait on one of them are rejected; no later call gets a dead one.
      for (const socket of sockets) socket.destroy();
    },
  });
  // A connection that breaks while idle is replaced; without a listener, its error would end the process.
  pool.on('error', () => watch.suspect());
  pool.on('connect', (client) => {
    client.on('error', () => watch.suspect());
  });
  pool.on('acquire', () => watch.began());
  pool.on('release', () => watch.ended());

  async function connect(): Promise<PoolClient> {
    refuseInsideTransaction();
    if (watch.isAway) throw new DatabaseUnavailableError();
    try {
      return await pool.connect();
    } catch (cause) {
      watch.suspect();
      throw new DatabaseUnavailableError({ cause });
    }
  }

  async function query(...parameters: readonly unknown[]): Promise<unknown> {
    const client = await connect();
    try {
      return await Reflect.apply(client.query.bind(client), undefined, parameters);
    } catch (error) {
      throw isConnectionFailure(error) ? new DatabaseUnavailableError({ cause: error }) : error;
    } finally {
      release(client);
    }
  }

  const replaced = new Map<string | symbol, unknown>([
    ['connect', connect],
    ['query', query],
  ]);
  return {
    client: new Proxy(pool, {
      get: (target, name): unknown => replaced.get(name) ?? Reflect.get(target, name),
    }),
    keepsSessions: !throughPooler,
    connect,
    async close() {
      watch.stop();
      await pool.end();
    },
  };
}
