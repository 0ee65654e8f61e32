/** What a proof costs in a register of a million products: `npm run bench:register`. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorTime } from '#bench/analytics/processor-time.ts';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { startCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { createAudit } from '#server/services/audit/audit.ts';
import { createProductRegister } from '#server/services/register/product-register.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'src/server/db/migrations');
/** `BENCH_ENTRIES` sets another number. */
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000);
const LOOK_UPS = 500;
const ADDITIONS = 60;
/** Rows per statement: a statement may take 10 s. */
const ROWS_AT_ONCE = 20_000;

const now = () => new Date();

/**
 * Fills the tables as `ENTRIES` additions would, except that the hashes are made up: the cost of a proof
 * depends on the number of rows and not on their contents.
 */
async function fill({ execute }: DatabaseConnection): Promise<void> {
  for (let from = 0; from < ENTRIES; from += ROWS_AT_ONCE) {
    const until = Math.min(ENTRIES, from + ROWS_AT_ONCE) - 1;
    await execute(
      `insert into register_entries (index, code, text, action_id, entered_at)
        select number, 'C' || number, repeat('x', 600), gen_random_uuid(), now()
        from generate_series($1::int, $2::int) as numbers (number)`,
      [from, until],
    );
  }
  for (let level = 0; 2 ** level <= ENTRIES; level += 1) {
    const count = Math.floor(ENTRIES / 2 ** level);
    for (let from = 0; from < count; from += ROWS_AT_ONCE) {
      await execute(
        `insert into register_hashes (level, place, hash)
          select $1::smallint, number, encode(sha256(int4send(number)), 'base64')
          from generate_series($2::int, $3::int) as numbers (number)`,
        [level, from, Math.min(count, from + ROWS_AT_ONCE) - 1],
      );
    }
  }
  await execute('analyze register_entries');
  await execute('analyze register_hashes');
}

/** Durations of several calls, made one after the other. */
interface Timed {
  readonly times: readonly number[];
  /**
   * Processor time per call, server and database together; it hardly depends on what else the machine does.
   */
  readonly processor: number;
}

async function timed(
  server: number | undefined,
  count: number,
  work: () => Promise<unknown>,
): Promise<Timed> {
  const times: number[] = [];
  const before = processorTime(server);
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return { times, processor: (processorTime(server) - before) / count };
}

const anywhere = () => Math.floor(Math.random() * ENTRIES);

/** @param server the process of the database; undefined where it is in this one */
async function measure(
  engine: string,
  connection: DatabaseConnection,
  server: number | undefined,
): Promise<void> {
  const began = performance.now();
  await fill(connection);
  const seconds = (performance.now() - began) / 1000;
  const { database } = connection;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const readKey = () => Promise.resolve(privateKey);
  const register = createProductRegister({ database, audit: createAudit(now), now, readKey });
  const product = {
    name: 'Velvet Lip Cream',
    brand: 'Maison Orée',
    batchNumber: 'L2611-04',
    manufacturingDate: '2026-11-02',
    ingredientHash: 'a'.repeat(64),
    certifications: [],
    retailer: '',
  };
  const rows = [
    [
      'a look-up: entry, inclusion, signature',
      await timed(server, LOOK_UPS, () => register.lookUp(`C${anywhere()}`, 0)),
    ],
    [
      'the same, and growth from anywhere',
      await timed(server, LOOK_UPS, () => register.lookUp(`C${anywhere()}`, anywhere())),
    ],
    [
      'a head, and growth from anywhere',
      await timed(server, LOOK_UPS, () => register.readHead(anywhere())),
    ],
    [
      'an addition',
      await timed(server, ADDITIONS, () =>
        register.add([{ actor: 'console', actionId: randomUUID(), product }]),
      ),
    ],
  ] as const;
  const { rows: sizes } = await connection.execute(
    `select pg_total_relation_size('register_hashes') / 1048576 as hashes,
      pg_total_relation_size('register_entries') / 1048576 as entries`,
  );
  console.log(
    `${engine}: ${formatNumber(ENTRIES, 0)} entries, filled in ${formatNumber(seconds, 0)} s;`,
    `entries ${String(sizes[0]?.['entries'])} MiB, hashes ${String(sizes[0]?.['hashes'])} MiB`,
  );
  console.log(
    formatTable(
      ['ms', 'processor', 'median', 'p99', 'longest'],
      rows.map(([name, { times, processor }]) => [
        name,
        ...[processor, ...[0.5, 0.99, 1].map((share) => percentile(times, share))].map((time) =>
          formatNumber(time, 2),
        ),
      ]),
    ),
  );
}

async function main(): Promise<void> {
  console.log(describeMachine());
  const cluster = await startCluster({ durable: true });
  const server = await openPostgresql({ url: cluster.url }, MIGRATIONS);
  await measure('postgresql', server, cluster.pid());
  await server.close();
  await cluster.stop();
  const folder = await mkdtemp(join(tmpdir(), 'lookglass-bench-'));
  const embedded = await openEmbedded(join(folder, 'database'), MIGRATIONS);
  await measure('embedded', embedded, undefined);
  await embedded.close();
  await rm(folder, { recursive: true });
  console.log(describeLoad());
}

await main();
