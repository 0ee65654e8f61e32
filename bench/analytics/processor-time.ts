import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/** The processor's time that a process of Linux has had, in milliseconds; 0 for one that is gone. */
function timeOf(pid: string, parent: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces; see proc(5) for the fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(pid) !== parent && Number(fields[1]) !== parent) return 0;
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/**
 * The processor's time of this process, and of a database server with the processes it has begun: unlike
 * a time on the clock, it hardly depends on what else the machine does.
 */
export function processorTime(server: number | undefined): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (server === undefined) return own;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => sum + timeOf(pid, server), own);
}
