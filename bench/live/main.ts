/** How many viewers a core carries: `npm run bench:live`. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import {
  forwarderState,
  type ForwarderOrders,
} from '#server/services/live/forwarder/forwarder-words.ts';
import { sendPicture, type Target, type Watched, watchPicture } from './load-client.ts';

const BITRATE = 1_500_000;
const ROOM = 'bench';
const KEY = 'bench';
/** `BENCH_VIEWERS` makes other numbers, with commas between them. */
const VIEWERS = (process.env['BENCH_VIEWERS'] ?? '1,10,20,30').split(',').map(Number);
const MEASURED_MS = 8000;
/** Linux counts the processor's time of a process in hundredths of a second. */
const TICKS_PER_S = 100;
const MS_PER_S = 1000;
const KB = 1024;

async function startForwarder(): Promise<{ child: ChildProcess; target: Target }> {
  const orders: ForwarderOrders = {
    key: KEY,
    host: '127.0.0.1',
    ports: [41_000, 41_399],
    addresses: ['127.0.0.1'],
    announced: '127.0.0.1',
    mostViewers: 1000,
  };
  const child = fork(join(PROJECT_FOLDER, 'scripts/dev/live-forwarder.mjs'), [], {
    execArgv: [],
    env: { LIVE_FORWARDER: JSON.stringify(orders) },
  });
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(forwarderState.parse(message).port));
  });
  return { child, target: { address: `http://127.0.0.1:${port}`, key: KEY } };
}

/** Seconds of processor time that a process has used, and the memory that it holds, in MB. */
function usageOf(pid: number): { readonly seconds: number; readonly memory: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(stat[11]) + Number(stat[12]);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    seconds: ticks / TICKS_PER_S,
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KB,
  };
}

interface Row {
  readonly viewers: number;
  readonly share: number;
  readonly memory: number;
  readonly joins: readonly number[];
  readonly delays: readonly number[];
  readonly arrived: number;
}

async function measure(viewers: number): Promise<Row> {
  const { child, target } = await startForwarder();
  const pid = child.pid ?? 0;
  const host = await sendPicture(target, ROOM, BITRATE);
  const watching: Watched[] = [];
  for (let place = 0; place < viewers; place += 1) {
    watching.push(await watchPicture(target, ROOM));
  }
  await pause(2000);
  for (const { delays } of watching) delays();
  const before = { ...usageOf(pid), at: performance.now(), sent: host.sent() };
  const had = watching.map(({ received }) => received());
  await pause(MEASURED_MS);
  const after = { ...usageOf(pid), at: performance.now(), sent: host.sent() };
  const got = watching.reduce(
    (sum, { received }, place) => sum + received() - (had[place] ?? 0),
    0,
  );
  const row: Row = {
    viewers,
    share: (after.seconds - before.seconds) / ((after.at - before.at) / MS_PER_S),
    memory: after.memory,
    joins: watching.map(({ joinMs }) => joinMs),
    delays: watching.flatMap(({ delays }) => delays()),
    arrived: got / Math.max(1, (after.sent - before.sent) * viewers),
  };
  await Promise.all(watching.map(({ stop }) => stop()));
  await host.stop();
  child.kill('SIGTERM');
  return row;
}

const ms = (value: number): string => `${formatNumber(value, 0)} ms`;
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

function report(rows: readonly Row[]): string {
  return formatTable(
    [
      'viewers',
      'of one core',
      'viewers a core',
      'memory',
      'join p50',
      'behind p50',
      'behind p99',
      'arrived',
    ],
    rows.map((row) => [
      String(row.viewers),
      percent(row.share),
      formatNumber(row.viewers / row.share, 0),
      `${formatNumber(row.memory, 0)} MB`,
      ms(percentile(row.joins, 0.5)),
      ms(percentile(row.delays, 0.5)),
      ms(percentile(row.delays, 0.99)),
      percent(row.arrived),
    ]),
  );
}

async function main(): Promise<void> {
  console.log(describeMachine());
  console.log(describeLoad());
  const rows: Row[] = [];
  for (const viewers of VIEWERS) rows.push(await measure(viewers));
  console.log(report(rows));
  console.log(describeLoad());
}

process.on('unhandledRejection', () => undefined);
await main();
process.exit(0);
