import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import {
  forwarderState,
  type ForwarderOrders,
} from '#server/services/live/forwarder/forwarder-words.ts';

const KEY = 'bench';
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100;
const KB = 1024;

/** Where a forwarder listens, and its key. */
export interface Target {
  readonly address: string;
  readonly key: string;
}

export interface BenchForwarder {
  readonly target: Target;
  /** Processor time used so far in seconds, and memory in use in MB. */
  readonly usage: () => { readonly seconds: number; readonly memory: number };
  readonly stop: () => void;
}

/**
 * A forwarder in a process of its own, as the server starts it. `BENCH_PROFILE` names a
 * folder for a processor profile.
 */
export async function startBenchForwarder(): Promise<BenchForwarder> {
  const orders: ForwarderOrders = {
    key: KEY,
    host: '127.0.0.1',
    ports: [41_000, 41_399],
    addresses: ['127.0.0.1'],
    announced: '127.0.0.1',
    mostViewers: 10_000,
  };
  const folder = process.env['BENCH_PROFILE'];
  const child: ChildProcess = fork(join(PROJECT_FOLDER, 'scripts/dev/live-forwarder.mjs'), [], {
    execArgv: folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`],
    env: { LIVE_FORWARDER: JSON.stringify(orders) },
  });
  const port = await new Promise<number>((resolve) => {
    child.once('message', (message) => resolve(forwarderState.parse(message).port));
  });
  return {
    target: { address: `http://127.0.0.1:${port}`, key: KEY },
    usage() {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return {
        seconds: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_S,
        memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KB,
      };
    },
    stop: () => child.kill('SIGTERM'),
  };
}
