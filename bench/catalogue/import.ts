/** How long a shop's feed takes to import, and how much other calls to the server slow down meanwhile. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { percentile } from '#bench/report/statistics.ts';
import type { PreparedDatabase } from '#bench/server/engines.ts';
import {
  type LoadOptions,
  runAsFastAsAnswered,
  runAtRate,
  type Sample,
} from '#bench/server/load.ts';
import { mixedRequests } from '#bench/server/mix.ts';
import { startServerProcess } from '#bench/server/server-process.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { feedText } from './feed.ts';

export interface ImportFigures {
  readonly seconds: number;
  /** Durations of the other calls in milliseconds: before the import, and while it ran. */
  readonly calm: readonly number[];
  readonly meanwhile: readonly number[];
  /** Calls that were refused or failed. */
  readonly lost: number;
  /** What the operator's program printed. */
  readonly said: string;
}

/** Calls a second that pages make while the import runs: a server in normal use, with capacity to spare. */
const CALLS_A_SECOND = 60;
const CONNECTIONS = 64;
const WARM_UP_S = 4;
const CALM_S = 8;
/** The load runs in rounds of this many seconds until the import is over. */
const ROUND_S = 1;
const SUCCESS = 200;
const BEYOND_SUCCESS = 300;

async function writeFeed(file: string, products: number): Promise<void> {
  await pipeline(Readable.from(feedText(products)), createWriteStream(file));
}

function isServed({ status }: Sample): boolean {
  return status >= SUCCESS && status < BEYOND_SUCCESS;
}

/** Imports the file with the operator's program, as `npm run operator -- catalog import` does. */
async function runOperator(
  { dataFolder, environment }: PreparedDatabase,
  secret: string,
  file: string,
): Promise<string> {
  const child = spawn(
    process.execPath,
    ['dist/server/operator.js', 'catalog', 'import', file, '--retailer', 'Corner Store'],
    {
      cwd: PROJECT_FOLDER,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PUBLIC_ORIGIN: 'http://localhost',
        AUTH_SECRET: secret,
        DATA_DIR: dataFolder,
        ...environment,
      },
    },
  );
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`The import failed: ${said}`);
  return said.trim();
}

/** Puts the built server under load while the operator's program imports a feed of this many products. */
export async function measureImport(
  prepared: PreparedDatabase,
  secret: string,
  products: number,
): Promise<ImportFigures> {
  const file = join(prepared.dataFolder, 'feed.tsv');
  await writeFeed(file, products);
  const { port, origin, stop } = await startServerProcess(prepared, secret);
  try {
    const next = mixedRequests(origin, prepared.people);
    const load = { port, next, connections: CONNECTIONS, rate: CALLS_A_SECOND };
    await runAsFastAsAnswered({ ...load, connections: 4, seconds: WARM_UP_S });
    const calm = await runAtRate({ ...load, seconds: CALM_S });
    const over = new AbortController();
    const began = performance.now();
    const importing = runOperator(prepared, secret, file).finally(() => {
      over.abort();
    });
    const meanwhile: Sample[] = [];
    const asking = (async (options: LoadOptions & { readonly rate: number }) => {
      while (!over.signal.aborted) meanwhile.push(...(await runAtRate(options)).samples);
    })({ ...load, seconds: ROUND_S });
    const said = await importing;
    const seconds = (performance.now() - began) / 1000;
    await asking;
    return {
      seconds,
      said,
      calm: calm.samples.filter(isServed).map(({ ms }) => ms),
      meanwhile: meanwhile.filter(isServed).map(({ ms }) => ms),
      lost: [...calm.samples, ...meanwhile].filter((sample) => !isServed(sample)).length,
    };
  } finally {
    await stop();
  }
}

/** How much longer the slowest of a hundred other calls took because of the import, in milliseconds. */
export function addedAtWorst({ calm, meanwhile }: ImportFigures): number {
  return percentile(meanwhile, 0.99) - percentile(calm, 0.99);
}
