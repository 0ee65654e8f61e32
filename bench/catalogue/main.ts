/** How long it takes to fill, search and match a catalogue of a million shades: `npm run bench:catalog`. */

import { join } from 'node:path';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import {
  type Engine,
  ENGINES,
  type PreparedDatabase,
  prepareDatabase,
} from '#bench/server/engines.ts';
import { buildOutdated } from '#scripts/build/build.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { canStartCluster } from '#scripts/test/postgres.mjs';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openPostgresql } from '#server/db/postgresql/postgresql.ts';
import { addedAtWorst, measureImport } from './import.ts';
import { measureReading } from './reading.ts';

const MIGRATIONS = join(PROJECT_FOLDER, 'src/server/db/migrations');
const SECRET = 'a secret for as long as the bench takes, 48 letters';
/** `BENCH_SHADES` sets other sizes, separated by commas; `BENCH_ENGINE` names a single engine. */
const SIZES = (process.env['BENCH_SHADES'] ?? '30,200000,1000000').split(',').map(Number);
const only = process.env['BENCH_ENGINE'];

function open({ environment, dataFolder }: PreparedDatabase): Promise<DatabaseConnection> {
  const url = environment['DATABASE_URL'] ?? '';
  return url === ''
    ? openEmbedded(join(dataFolder, 'database'), MIGRATIONS)
    : openPostgresql({ url }, MIGRATIONS);
}

const rowOf = (name: string, times: readonly number[]): string[] => [
  name,
  String(times.length),
  ...[0.5, 0.99, 1].map((share) => formatNumber(percentile(times, share), 1)),
];

async function measure(engine: Engine, products: number): Promise<void> {
  const prepared = await prepareDatabase(engine, SECRET);
  try {
    const taken = await measureImport(prepared, SECRET, products);
    const connection = await open(prepared);
    // PostgreSQL does so by itself within minutes, but beside the queries that are timed.
    if (engine === 'postgresql') await connection.execute('vacuum analyze');
    const { rows, found } = await measureReading(connection);
    await connection.close();
    console.log(
      [
        '',
        `${engine}, ${products} products: taken in ${formatNumber(taken.seconds, 1)} s,`,
        `${formatNumber(products / taken.seconds, 0)} a second; the slowest of a hundred other calls`,
        `${formatNumber(addedAtWorst(taken), 1)} ms slower meanwhile, ${taken.lost} calls lost.`,
        `Of the nearest shades ${formatShare(found.mean, 2)} found, at worst ${formatShare(found.worst)}.`,
        `Load ${describeLoad()}`,
      ].join(' '),
    );
    console.log(
      formatTable(
        ['ms', 'calls', 'median', 'p99', 'longest'],
        [
          rowOf('other calls before', taken.calm),
          rowOf('other calls while it is taken', taken.meanwhile),
          ...rows.map(({ name, times }) => rowOf(name, times)),
        ],
      ),
    );
  } finally {
    await prepared.remove();
  }
}

async function main(): Promise<void> {
  console.log(`${describeMachine()}, load ${describeLoad()}`);
  await buildOutdated(PROJECT_FOLDER, ['server']);
  for (const engine of ENGINES) {
    if (only !== undefined && only !== engine) continue;
    if (engine === 'postgresql' && !canStartCluster()) {
      console.log('PostgreSQL is not installed.');
      continue;
    }
    for (const products of SIZES) await measure(engine, products);
  }
}

await main();
