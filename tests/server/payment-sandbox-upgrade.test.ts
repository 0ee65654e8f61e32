import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { startPaymentSandbox } from '#payment-sandbox/index.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { sandboxClient } from '#server/payment/provider.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { copyDatabase, MIGRATIONS } from '#tests/support/empty-database.ts';
import { SANDBOX_MEANS } from './support/sandbox.ts';
import { openTestDatabase } from './support/test-database.ts';
import { databaseAt, onServer, serverUrl } from './support/test-server.ts';

/** The last migration with which the sandbox's tables were among the server's. */
const LAST_SHARED = '0013_send_receipts_to_guests';

/** Databases on the disk are made and opened again. */
const PATIENCE = { timeout: 120_000 };

const DAY_MS = 86_400_000;
const OK = 200;

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

let folder: string;
let connection: DatabaseConnection | undefined;

/** The migrations as they were before the sandbox had its own. */
async function earlierMigrations(within: string): Promise<string> {
  const earlier = join(within, 'migrations');
  await cp(MIGRATIONS, earlier, { recursive: true });
  const file = join(earlier, 'meta/_journal.json');
  const known = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const until = known.entries.findIndex(({ tag }) => tag === LAST_SHARED);
  const entries = known.entries.slice(0, until + 1);
  await writeFile(file, JSON.stringify({ ...known, entries }));
  return earlier;
}

async function sandboxTables({ execute }: DatabaseConnection): Promise<readonly unknown[]> {
  const { rows } = await execute(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where tablename like 'sandbox%' order by 1`,
  );
  return rows.map((row) => row['name']);
}

function startOn({ database }: DatabaseConnection) {
  return startPaymentSandbox({
    ...SANDBOX_MEANS,
    database,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    dataFolder: folder,
    deliver: async () => OK,
  });
}

const OWN_TABLES = ['clock', 'events', 'objects', 'replies'].map(
  (table) => `payment_sandbox.sandbox_${table}`,
);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookglass-sandbox-upgrade-'));
});
afterEach(async () => {
  await connection?.close();
  connection = undefined;
  await rm(folder, { recursive: true, force: true });
});

describe('a database from before the payment sandbox had a schema of its own', PATIENCE, () => {
  const earlierName = `earlier_${randomBytes(6).toString('hex')}`;
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  let earlierFolder: string;
  let migrations: string;

  /** Opens what each test begins with, or a test's own copy of it. */
  async function open(within: string, on: string, known: string): Promise<DatabaseConnection> {
    await connection?.close();
    connection =
      serverUrl === undefined
        ? await openEmbedded(join(within, 'database'), known)
        : await openPostgresql({ url: databaseAt(serverUrl, on) }, known);
    return connection;
  }

  beforeAll(async () => {
    earlierFolder = await makeDataFolder();
    migrations = await earlierMigrations(earlierFolder);
    if (serverUrl === undefined) {
      // Faster by some seconds than having the engine make a new one.
      const engine = await PGlite.create(join(earlierFolder, 'database'));
      await engine.exec('drop schema drizzle, public cascade; create schema public');
      await engine.close();
    } else await onServer(`create database ${earlierName}`);
    await open(earlierFolder, earlierName, migrations);
    await connection?.close();
    connection = undefined;
  }, PATIENCE.timeout);
  afterAll(async () => {
    if (serverUrl !== undefined) await onServer(`drop database ${earlierName} with (force)`);
    await rm(earlierFolder, { recursive: true });
  });
  beforeEach(async () => {
    if (serverUrl === undefined) {
      copyDatabase(join(earlierFolder, 'database'), join(folder, 'database'));
    } else await onServer(`create database ${name} template ${earlierName}`);
  });
  afterEach(async () => {
    await connection?.close();
    connection = undefined;
    if (serverUrl !== undefined) await onServer(`drop database ${name} with (force)`);
  });

  it('keeps what the sandbox knew: customers, its clock, and the order of things', async () => {
    const customer = { id: 'cus_early', object: 'customer', email: 'zoe@example.com', created: 1 };
    const { execute } = await open(folder, name, migrations);
    await execute(`insert into sandbox_objects (id, kind, body) values ($1, 'customer', $2)`, [
      customer.id,
      JSON.stringify(customer),
    ]);
    await execute(`insert into sandbox_clock (id, lead_ms) values ('clock', ${30 * DAY_MS})`);
    await execute(
      `insert into sandbox_replies values ('a-key', 'a-print', 200, '{}'::jsonb, now())`,
    );

    const upgraded = await open(folder, name, MIGRATIONS);
    expect(await sandboxTables(upgraded)).toEqual(OWN_TABLES);
    const sandbox = await startOn(upgraded);
    try {
      const { customers } = sandboxClient(sandbox.url, sandbox.secretKey);
      expect(await customers.retrieve(customer.id)).toMatchObject({ email: customer.email });
      const later = await customers.create({ email: 'ida@example.com' });
      const { data } = await customers.list();
      expect(data.map(({ id }) => id)).toEqual([later.id, customer.id]);
      expect(sandbox.now().getTime() - Date.now()).toBeGreaterThan(29 * DAY_MS);
      const { rows } = await upgraded.execute(`select key from payment_sandbox.sandbox_replies`);
      expect(rows).toContainEqual({ key: 'a-key' });
    } finally {
      await sandbox.stop();
    }
  });

  it('has no table of the sandbox any more if the sandbox never ran', async () => {
    expect(await sandboxTables(await open(folder, name, migrations))).toHaveLength(4);
    expect(await sandboxTables(await open(folder, name, MIGRATIONS))).toEqual([]);
  });
});

describe('the payment sandbox', PATIENCE, () => {
  let opened: DatabaseConnection;
  beforeEach(async () => {
    opened = await openTestDatabase();
    connection = opened;
    // Another file's sandbox may have run on it.
    await opened.execute('drop schema if exists payment_sandbox cascade');
  });

  it('makes its tables when it first starts, and finds them again', async () => {
    for (const _start of ['first', 'second']) {
      await (await startOn(opened)).stop();
      expect(await sandboxTables(opened)).toEqual(OWN_TABLES);
    }
  });

  it('makes them once if several processes start together', async () => {
    const sandboxes = await Promise.all([startOn(opened), startOn(opened), startOn(opened)]);
    await Promise.all(sandboxes.map(({ stop }) => stop()));
    const { rows } = await opened.execute('select name from payment_sandbox.migrations');
    expect(rows).toEqual([{ name: '0000_start' }]);
  });
});
