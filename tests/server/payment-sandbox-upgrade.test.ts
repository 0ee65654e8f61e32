import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { startPaymentSandbox } from '#payment-sandbox/index.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { sandboxClient } from '#server/payment/provider.ts';
import { SANDBOX_MEANS } from './support/sandbox.ts';
import { databaseAt, MIGRATIONS, onServer, serverUrl } from './support/test-server.ts';

/** The last migration with which the sandbox's tables were among the server's. */
const LAST_SHARED = '0013_send_receipts_to_guests';

/** Databases on the disk are made and opened again. */
const PATIENCE = { timeout: 120_000 };

const DAY_MS = 86_400_000;
const OK = 200;

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

let folder: string;
let name: string;
let connection: DatabaseConnection | undefined;

/** The migrations as they were before the sandbox had its own. */
async function earlierMigrations(): Promise<string> {
  const earlier = join(folder, 'migrations');
  await cp(MIGRATIONS, earlier, { recursive: true });
  const file = join(earlier, 'meta/_journal.json');
  const known = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  const until = known.entries.findIndex(({ tag }) => tag === LAST_SHARED);
  const entries = known.entries.slice(0, until + 1);
  await writeFile(file, JSON.stringify({ ...known, entries }));
  return earlier;
}

async function open(migrations: string): Promise<DatabaseConnection> {
  await connection?.close();
  connection =
    serverUrl === undefined
      ? await openEmbedded(join(folder, 'database'), migrations)
      : await openPostgresql(databaseAt(serverUrl, name), migrations);
  return connection;
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
  name = `upgrade_${randomBytes(6).toString('hex')}`;
  if (serverUrl !== undefined) await onServer(`create database ${name}`);
});
afterEach(async () => {
  await connection?.close();
  connection = undefined;
  if (serverUrl !== undefined) await onServer(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

describe('a database from before the payment sandbox had a schema of its own', PATIENCE, () => {
  it('keeps what the sandbox knew: customers, its clock, and the order of things', async () => {
    const customer = { id: 'cus_early', object: 'customer', email: 'zoe@example.com', created: 1 };
    const { execute } = await open(await earlierMigrations());
    await execute(`insert into sandbox_objects (id, kind, body) values ($1, 'customer', $2)`, [
      customer.id,
      JSON.stringify(customer),
    ]);
    await execute(`insert into sandbox_clock (id, lead_ms) values ('clock', ${30 * DAY_MS})`);
    await execute(
      `insert into sandbox_replies values ('a-key', 'a-print', 200, '{}'::jsonb, now())`,
    );

    const upgraded = await open(MIGRATIONS);
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

  it('has no table of the sandbox any more where the sandbox never ran', async () => {
    await open(await earlierMigrations());
    expect(await sandboxTables(await open(MIGRATIONS))).toEqual([]);
  });
});

describe('the payment sandbox', PATIENCE, () => {
  it('makes its tables when it first starts, and finds them again', async () => {
    const opened = await open(MIGRATIONS);
    for (const _start of ['first', 'second']) {
      await (await startOn(opened)).stop();
      expect(await sandboxTables(opened)).toEqual(OWN_TABLES);
    }
  });

  it('makes them once where several processes start together', async () => {
    const opened = await open(MIGRATIONS);
    const sandboxes = await Promise.all([startOn(opened), startOn(opened), startOn(opened)]);
    await Promise.all(sandboxes.map(({ stop }) => stop()));
    const { rows } = await opened.execute('select name from payment_sandbox.migrations');
    expect(rows).toEqual([{ name: '0000_start' }]);
  });
});
