import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a Linux process in milliseconds: of `parent` or a child of it, otherwise 0. */
function timeOf(pid: string, parent: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain spaces; see proc(5) for the fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(pid) !== parent && Number(fields[1]) !== parent) return 0;
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/**
 * Processor time of this process, and of a database server with its child processes, in milliseconds. Unlike
 * wall-clock time, it hardly depends on what else the machine is doing.
 */
export function processorTime(server: number | undefined): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (server === undefined) return own;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + timeOf(pid, server), own);
}
