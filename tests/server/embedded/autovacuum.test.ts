import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vacuumWornTables } from '#server/db/embedded/autovacuum.ts';
import { EmbeddedEngine } from '#server/db/embedded/engine.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';

const ROWS = 5000;

let engine: EmbeddedEngine;
let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
  engine = new EmbeddedEngine({ dataDir: join(folder, 'database') });
  await engine.waitReady;
  for (const table of ['jars', '"Quiet jars"']) {
    await engine.exec(
      `create table ${table} (id integer primary key, name text);
       insert into ${table} select id, 'Rosewood' from generate_series(1, ${ROWS}) as id`,
    );
    await engine.exec(`vacuum (analyze) ${table}`);
  }
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

/** Changes each row, and updates the engine's statistics at once. */
async function wear(): Promise<void> {
  await engine.exec(`update jars set name = 'Dusk'; select pg_stat_force_next_flush();`);
}

async function sizeOf(table: string): Promise<unknown> {
  const { rows } = await engine.query<{ size: number }>(
    'select pg_relation_size($1::regclass)::integer as size',
    [table],
  );
  return rows[0]?.size;
}

async function vacuumsOf(table: string): Promise<unknown> {
  const { rows } = await engine.query<{ times: number }>(
    'select vacuum_count::integer as times from pg_stat_user_tables where relname = $1',
    [table],
  );
  return rows[0]?.times;
}

it('keeps a table of the embedded engine from growing with each change', async () => {
  await wear();
  await vacuumWornTables(engine);
  const size = await sizeOf('jars');
  for (let times = 0; times < 5; times += 1) {
    await wear();
    await vacuumWornTables(engine);
  }
  expect(await sizeOf('jars')).toBe(size);
});

it('leaves a table alone that has not changed', async () => {
  const before = await vacuumsOf('Quiet jars');
  await vacuumWornTables(engine);
  expect(await vacuumsOf('Quiet jars')).toBe(before);
});
