import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { isConnectionFailure } from '#server/db/database-errors.ts';
import { bringUpToDate } from '#server/db/migrate.ts';
import { openFailure } from './open-failure.ts';

const CONNECTION_LIMIT_MS = 2000;
/** How long to wait for a server that is being started together with us. */
const PATIENCE_MS = 5000;
const TRY_AGAIN_MS = 250;

/** Any number that nobody else uses on the same server; spells "looking" on a telephone. */
const MIGRATION_LOCK = 5_665_464;

async function connect(connectionString: string): Promise<Client> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const client = new Client({ connectionString, connectionTimeoutMillis: CONNECTION_LIMIT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isConnectionFailure(error) || performance.now() > deadline) throw error;
    }
    await pause(TRY_AGAIN_MS);
  }
}

/**
 * Brings the tables of a server up to date; if several processes start at once, one does it while the
 * others wait. Rejects with a DatabaseOpenError.
 */
export async function prepareServer(url: string, migrationsFolder: string): Promise<void> {
  let client: Client | undefined;
  try {
    client = await connect(url);
    const connected = client;
    // The account may have limits for its calls; waiting for another process, or for an index, takes longer.
    await connected.query('set statement_timeout = 0');
    await connected.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await bringUpToDate(
      async (text) => {
        const { rows } = await connected.query<Record<string, unknown>>(text);
        return { rows, rowCount: rows.length };
      },
      migrationsFolder,
      () => migrate(drizzle(connected), { migrationsFolder }),
    );
  } catch (error) {
    throw openFailure(error, url);
  } finally {
    await client?.end().catch(() => undefined);
  }
}
