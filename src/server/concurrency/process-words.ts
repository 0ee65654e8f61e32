import cluster from 'node:cluster';
import { z } from 'zod/mini';

/** What the processes of one machine say to each other; see `superviseProcesses`. */
const processWord = z.enum(['listening', 'leave', 'stopped-listening', 'nothing-follows']);

/** If the supervising process has not answered by then, it has ended or is stopping itself. */
const ANSWER_LIMIT_MS = 1000;

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

/**
 * Resolves when no further connection can come, after this process has stopped listening. Connections
 * that the supervising process handed over before it heard of that are still on their way, and all arrive
 * before its answer. A process that exited earlier would lose them, and nobody would ever answer their
 * calls.
 */
export async function untilNothingFollows(): Promise<void> {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) return;
  await new Promise<void>((resolve) => {
    const limit = setTimeout(resolve, ANSWER_LIMIT_MS);
    worker.on('message', (message: unknown) => {
      if (readWord(message) !== 'nothing-follows') return;
      clearTimeout(limit);
      resolve();
    });
    worker.send('stopped-listening' satisfies ProcessWord);
  });
}

/**
 * In the supervising process: answers each process that has stopped listening; see `untilNothingFollows`.
 */
export function answerWhoStopsListening(): void {
  cluster.on('message', (worker, message: unknown) => {
    if (readWord(message) !== 'stopped-listening' || !worker.isConnected()) return;
    worker.send('nothing-follows' satisfies ProcessWord);
  });
}
