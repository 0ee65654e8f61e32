/**
 * How many viewers a forwarder of live pictures carries, and how packet loss on the network
 * affects it: `npm run bench:live`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { percentile } from '#bench/report/statistics.ts';
import { formatNumber, formatTable } from '#bench/report/table.ts';
import { buildOutdated } from '#scripts/build/build.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { exchangeWith } from '#tests/support/live-program.ts';
import { sendPicture } from '#tests/support/sent-picture.ts';
import { type Watched, watchPicture } from '#tests/support/watched-picture.ts';
import { openLossyRelay } from '#tests/support/lossy-relay.ts';
import { measureGlass } from './browser-glass.ts';
import { measureChat } from './chat.ts';
import { startBenchForwarder } from './room.ts';

const BITRATE = 1_500_000;
const numbersOf = (text: string) => text.split(',').map(Number);
/** `BENCH_VIEWERS` and `BENCH_LOSS` (percent) set other numbers, separated by commas. */
const VIEWERS = numbersOf(process.env['BENCH_VIEWERS'] ?? '1,10,30,60');
const LOSS = numbersOf(process.env['BENCH_LOSS'] ?? '0,2,5');
const LISTENERS = Number(process.env['BENCH_LISTENERS'] ?? 2000);
const MEASURED_MS = Number(process.env['BENCH_SECONDS'] ?? 8) * 1000;
const SETTLING_MS = 1500;
const MS_PER_S = 1000;
const KB = 1024;
/**
 * Viewers decrypt one packet in this many to read its time: their cost must not count as the forwarder's.
 */
const OPENED = 20;
/** How many viewers join at once. */
const TOGETHER = 5;

interface Row {
  readonly viewers: number;
  readonly lossPercent: number;
  readonly share: number;
  readonly memory: number;
  readonly joins: readonly number[];
  readonly delays: readonly number[];
  readonly arrived: number;
  readonly repaired: number;
}

async function measure(viewers: number, lossPercent: number): Promise<Row> {
  const forwarder = await startBenchForwarder();
  const { address, key } = forwarder.target;
  const empty = forwarder.usage().memory;
  const host = await sendPicture(
    { exchange: exchangeWith(`${address}/whip/bench?bitrate=${BITRATE}`, key) },
    BITRATE,
  );
  const udp = await udpPortOf(address, key);
  const relay = await openLossyRelay(udp, Math.random);
  const watching: Watched[] = [];
  const way = {
    exchange: exchangeWith(`${address}/whep/bench`, key),
    opened: OPENED,
    ...(lossPercent > 0 ? { through: () => relay.port } : {}),
  };
  while (watching.length < viewers) {
    const next = Math.min(TOGETHER, viewers - watching.length);
    watching.push(
      ...(await Promise.all(Array.from({ length: next }, async () => watchPicture(way)))),
    );
  }
  relay.lose = lossPercent / 100;
  await pause(SETTLING_MS);
  for (const { delays } of watching) delays();
  const counts = () => ({
    ...forwarder.usage(),
    at: performance.now(),
    sent: host.sent(),
    received: sumOf(watching, ({ received }) => received()),
    repaired: sumOf(watching, ({ repaired }) => repaired()),
  });
  const before = counts();
  await pause(MEASURED_MS);
  const after = counts();
  const sent = Math.max(1, (after.sent - before.sent) * viewers);
  const row: Row = {
    viewers,
    lossPercent,
    share: (after.seconds - before.seconds) / ((after.at - before.at) / MS_PER_S),
    memory: (after.memory - empty) / viewers,
    joins: watching.map(({ joinMs }) => joinMs),
    delays: watching.flatMap(({ delays }) => delays()),
    arrived: (after.received - before.received) / sent,
    repaired: (after.repaired - before.repaired) / sent,
  };
  for (const { stop } of watching) stop();
  host.stop();
  relay.close();
  forwarder.stop();
  return row;
}

function sumOf(watching: readonly Watched[], of: (watched: Watched) => number): number {
  return watching.reduce((sum, watched) => sum + of(watched), 0);
}

/** The UDP port that a forwarder's answers name. */
async function udpPortOf(address: string, key: string): Promise<number> {
  let port = 0;
  const viewer = await watchPicture({
    exchange: exchangeWith(`${address}/whep/bench`, key),
    through: (named) => {
      port = named;
      return named;
    },
  });
  viewer.stop();
  return port;
}

const ms = (value: number): string => `${formatNumber(value, 0)} ms`;
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

function report(rows: readonly Row[]): string {
  return formatTable(
    [
      'viewers',
      'lost each way',
      'of one core',
      'viewers a core',
      'memory a viewer',
      'join p50',
      'join p95',
      'behind p50',
      'behind p99',
      'arrived',
      'repaired',
    ],
    rows.map((row) => [
      String(row.viewers),
      `${row.lossPercent}%`,
      percent(row.share),
      formatNumber(row.viewers / row.share, 0),
      `${formatNumber(row.memory, 2)} MB`,
      ms(percentile(row.joins, 0.5)),
      ms(percentile(row.joins, 0.95)),
      ms(percentile(row.delays, 0.5)),
      ms(percentile(row.delays, 0.99)),
      percent(row.arrived),
      percent(row.repaired),
    ]),
  );
}

async function reportGlass(): Promise<string> {
  const forwarder = await startBenchForwarder();
  try {
    const glass = await measureGlass(forwarder.target, 'glass', {
      bitrate: BITRATE,
      milliseconds: MEASURED_MS,
    });
    return formatTable(
      ['two pages of one browser', 'pictures', 'join', 'behind p50', 'behind p95'],
      [
        [
          '960x540, VP8',
          String(glass.behind.length),
          ms(glass.joinMs),
          ms(percentile(glass.behind, 0.5)),
          ms(percentile(glass.behind, 0.95)),
        ],
      ],
    );
  } finally {
    forwarder.stop();
  }
}

async function reportChat(): Promise<string> {
  await buildOutdated(PROJECT_FOLDER);
  const { messages, heard, delays, memory, idle } = await measureChat(LISTENERS);
  return [
    formatTable(
      ['listeners', 'messages', 'heard', 'p50', 'p99', 'memory a listener'],
      [
        [
          String(LISTENERS),
          String(messages),
          percent(heard),
          ms(percentile(delays, 0.5)),
          ms(percentile(delays, 0.99)),
          `${formatNumber(memory * KB, 0)} kB`,
        ],
      ],
    ),
    `${idle.rooms} followed rooms in which nothing happens: ${percent(idle.share)} of one core; none: ${percent(idle.without)}`,
  ].join('\n');
}

async function main(): Promise<void> {
  console.log(describeMachine());
  console.log(describeLoad());
  const rows: Row[] = [];
  for (const viewers of VIEWERS) rows.push(await measure(viewers, 0));
  for (const lossPercent of LOSS.filter((each) => each > 0)) {
    rows.push(await measure(Math.min(10, ...VIEWERS.slice(1)), lossPercent));
  }
  console.log(report(rows));
  console.log(describeLoad());
  console.log(await reportGlass());
  console.log(describeLoad());
  console.log(await reportChat());
  console.log(describeLoad());
}

await main();
process.exit(0);
