import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const BYTES_PER_KIB = 1024;
const LOOK_MS = 50;

/** Memory of a process that is in use now, in bytes (`VmRSS`, proc(5)). */
export async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kib === undefined) throw new Error(`Process ${pid} tells no memory.`);
  return Number(kib) * BYTES_PER_KIB;
}

/** The most that a process uses until `work` is over. */
export async function peakMemory(pid: number, work: Promise<unknown>): Promise<number> {
  const over = work.then(() => 'over' as const);
  let peak = 0;
  while ((await Promise.race([over, pause(LOOK_MS)])) !== 'over') {
    peak = Math.max(peak, await residentMemory(pid));
  }
  return peak;
}
