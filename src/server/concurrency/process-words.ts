import cluster from 'node:cluster';
import { z } from 'zod/mini';

/** What the processes of one machine say to each other; see `superviseProcesses`. */
const processWord = z.enum(['listening', 'leave']);

export type ProcessWord = z.infer<typeof processWord>;

/** Reads what another process said; undefined for what is meant for others. */
export function readWord(message: unknown): ProcessWord | undefined {
  const read = processWord.safeParse(message);
  return read.success ? read.data : undefined;
}

/** Whether this process is one of several that another one watches over. */
export function isSupervised(): boolean {
  return cluster.isWorker;
}

/** Tells the process that watches over this one that calls can come. */
export function sayListening(): void {
  cluster.worker?.send('listening' satisfies ProcessWord);
}

/** Calls `leave` when another process has taken over. */
export function onLeaveWord(leave: () => void): void {
  cluster.worker?.on('message', (message: unknown) => {
    if (readWord(message) === 'leave') leave();
  });
}
