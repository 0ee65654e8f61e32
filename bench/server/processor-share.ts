import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_S = 100;

interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

function readProcess(pid: number): ProcessTime | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain spaces; see proc(5) for the fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
    return { pid, parent: Number(fields[1]), seconds };
  } catch {
    return undefined;
  }
}

/** Processor time in seconds of a Linux process and of all its descendants that are still running. */
export function processorSeconds(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, seconds }) => (family.has(pid) ? sum + seconds : sum), 0);
}

/** How many cores each of these process trees kept busy while `work` was done, by name. */
export async function coresOf<Name extends string, Result>(
  roots: Readonly<Record<Name, number>>,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly cores: Readonly<Record<Name, number>> }> {
  const names = Object.keys(roots) as Name[];
  const times = () => names.map((name) => processorSeconds(roots[name]));
  const before = times();
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = times();
  const cores = Object.fromEntries(
    names.map((name, place) => [name, ((after[place] ?? 0) - (before[place] ?? 0)) / seconds]),
  ) as Record<Name, number>;
  return { result, cores };
}
