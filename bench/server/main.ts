/** `npm run bench:server`: how much load the server can carry, on both databases. See bench/README.md. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { describeLoad, describeMachine } from '#bench/report/machine.ts';
import { formatNumber, formatShare, formatTable } from '#bench/report/table.ts';
import { buildOutdated } from '#scripts/build/build.mjs';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { canStartCluster } from '#scripts/test/postgres.mjs';
import { ENGINES } from './engines.ts';
import type { Figures } from './figures.ts';
import { type EngineFigures, measureEngine } from './measure.ts';
import { canAskDatabaseAlone } from './database-alone.ts';
import { measureProcesses, type ProcessFigures } from './measure-processes.ts';
import { MIX } from './mix.ts';

/** Share of its cores from which a process, or the machine, counts as saturated. */
const BUSY = 0.85;
const RESULTS = 'bench/results';
const isQuick = process.env['BENCH_QUICK'] === '1';
const only = process.env['BENCH_ENGINE'];
const options = {
  rounds: Number(process.env['BENCH_ROUNDS'] ?? (isQuick ? 1 : 3)),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 5),
};

function rowOf(name: string, figures: Figures, peak: Figures): string[] {
  return [
    name,
    formatNumber(figures.served, 0),
    formatShare(figures.served / peak.served, 0),
    formatNumber(figures.servedP50, 1),
    formatNumber(figures.servedP99, 1),
    formatNumber(figures.refused, 0),
    formatNumber(figures.refusedP50, 1),
    formatNumber(figures.refusedP99, 1),
    String(Object.values(figures.failures).reduce((sum, times) => sum + times, 0)),
  ];
}

function tableOf({ engine, peak, ...rest }: EngineFigures): string {
  const heads = ['served/s', 'of peak', 'p50 ms', 'p99 ms', 'refused/s', 'p50 ms', 'p99 ms'];
  return formatTable(
    [engine, ...heads, 'failed'],
    [
      rowOf('as much as it can carry', peak, peak),
      rowOf('half of that', rest.steady, peak),
      rowOf('half of that, and logins', rest.withLogins, peak),
      rowOf('   the logins', rest.logins, peak),
      rowOf('three times as much', rest.overload, peak),
    ],
  );
}

/** One line for each kind of failure; none if all went well. */
function failuresOf({ peak, steady, withLogins, logins, overload }: EngineFigures): string[] {
  return [peak, steady, withLogins, logins, overload].flatMap(({ failures }) =>
    Object.entries(failures).map(([what, times]) => `failed: ${what}, ${times} times`),
  );
}

/** What limits the server, judged by which processes are busy. */
function boundOf({ cores, processes }: ProcessFigures): string {
  const all = cpus().length;
  const used = cores.server + cores.database + cores.client;
  if (cores.server > BUSY * Math.min(processes, all)) return 'its own processes';
  return used > BUSY * all
    ? 'the machine, shared by all three'
    : 'waiting: disk, locks, what else runs';
}

function processesTable(figures: readonly ProcessFigures[]): string {
  const heads = [
    'served/s',
    'database alone',
    'of that',
    'p50 ms',
    'p99 ms',
    'at three times',
    'of peak',
  ];
  const cores = ['cores: server', 'database', 'client', 'bound by'];
  return formatTable(
    ['processes', ...heads, ...cores],
    figures.map((each) => [
      String(each.processes),
      formatNumber(each.peak.served, 0),
      formatNumber(each.alone, 0),
      formatShare(each.peak.served / each.alone, 0),
      formatNumber(each.peak.servedP50, 1),
      formatNumber(each.peak.servedP99, 1),
      formatNumber(each.overload.served, 0),
      formatShare(each.overload.served / each.peak.served, 0),
      formatNumber(each.cores.server, 2),
      formatNumber(each.cores.database, 2),
      formatNumber(each.cores.client, 2),
      boundOf(each),
    ]),
  );
}

const started = performance.now();
await buildOutdated(PROJECT_FOLDER);
const loadBefore = describeLoad();
console.log(`bench:server on ${describeMachine()}, the client included; load ${loadBefore}\n`);
const writes = MIX.filter(({ isWrite }) => isWrite).reduce((sum, { share }) => sum + share, 0);
console.log(`Of a hundred calls ${writes} write:`);
console.log(`${MIX.map(({ name, share }) => `${share} ${name}`).join(', ')}.\n`);
const engines = ENGINES.filter((engine) => only === undefined || only === engine);
const measured: EngineFigures[] = [];
for (const engine of engines) {
  if (engine === 'postgresql' && !canStartCluster()) {
    console.log('PostgreSQL is not installed: not measured.\n');
    continue;
  }
  const figures = await measureEngine(engine, options);
  console.log(`${[tableOf(figures), ...failuresOf(figures)].join('\n')}\n`);
  measured.push(figures);
}
let processes: readonly ProcessFigures[] = [];
if ((only ?? 'processes') === 'processes' && canStartCluster() && canAskDatabaseAlone()) {
  processes = await measureProcesses(options);
  const failures = processes.flatMap(({ peak, overload }) => [peak.failures, overload.failures]);
  console.log(processesTable(processes));
  for (const [what, times] of failures.flatMap((each) => Object.entries(each))) {
    console.log(`failed: ${what}, ${times} times`);
  }
  console.log('');
}
const loadAfter = describeLoad();
mkdirSync(RESULTS, { recursive: true });
writeFileSync(
  `${RESULTS}/server.json`,
  JSON.stringify(
    { machine: describeMachine(), loadBefore, loadAfter, options, measured, processes },
    undefined,
    1,
  ),
);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `${options.rounds} rounds of ${options.seconds} s a load, medians; ${seconds} s, load ${loadAfter}`,
);
