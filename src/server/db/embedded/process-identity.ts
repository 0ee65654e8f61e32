import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod/mini';

/** What tells one process from every other, even from a later one with the same number. */
export const processIdentity = z.object({
  pid: z.number(),
  host: z.string(),
  /** When the process began, in the system's own count; empty where the system does not tell. */
  began: z.string(),
});
export type ProcessIdentity = z.output<typeof processIdentity>;

/** Fields of /proc/PID/stat after the name in parentheses; the 22nd in all is the start (proc(5)). */
const START_FIELD = 19;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** When a process began; empty where the system does not tell, or there is no such process. */
function beginningOf(pid: number): string {
  const fields = textOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  const boot = textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  const start = fields?.[START_FIELD];
  // A process that was killed stays listed until its parent has asked how it ended.
  if (start === undefined || fields?.[0] === 'Z') return '';
  return `${boot}/${start}`;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** This process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), began: beginningOf(process.pid) };
}

/** Whether a process of this machine still runs. */
export function isRunning({ pid, began }: ProcessIdentity): boolean {
  return exists(pid) && beginningOf(pid) === began;
}
