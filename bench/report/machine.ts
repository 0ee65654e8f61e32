/** What the bench ran on, and how busy that machine was: figures mean little without it. */

import { cpus, loadavg, totalmem } from 'node:os';

export function describeMachine(): string {
  const models = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${models.length} cores (${models[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}`;
}

/** Average number of tasks that were running or waiting over the last minute. */
export function currentLoad(): number {
  return loadavg()[0] ?? Number.NaN;
}

/**
 * Running tasks over the last 1, 5 and 15 minutes; if there are more than cores, times cannot be trusted.
 */
export function describeLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(' ');
}
