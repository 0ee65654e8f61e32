/** Threads that work on what people sent: they give way to everything else, and say nothing of what they work on. */

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type ResourceLimits, Worker } from 'node:worker_threads';

export interface QuietThreadOptions {
  /** A file that Node can run by itself. */
  readonly program: string;
  readonly name: string;
  readonly workerData?: unknown;
  readonly resourceLimits: ResourceLimits;
}

/** Starts a thread. What it prints is thrown away: a crash must not quote what it worked on. */
export function startQuietThread({ program, ...options }: QuietThreadOptions): Worker {
  const thread = new Worker(program, {
    ...options,
    // It has no use for the server's secrets.
    env: {},
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

/**
 * Called inside the thread: everything else that the server does comes first. Only Linux gives each
 * thread a priority of its own.
 */
export function giveWay(): void {
  try {
    const [, , thread] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Elsewhere the system decides.
  }
}

/** The frames of a stack trace, without the message that it begins with. */
function framesOf({ message, stack = '' }: Error): string {
  return stack.slice(stack.indexOf(message) + message.length).trim();
}

/** The kind and place of an error, for a log that must not contain its message. */
export interface ThreadFailure {
  readonly type: string;
  readonly frames: string;
}

export function failureOf(error: unknown): ThreadFailure {
  return error instanceof Error
    ? { type: error.name, frames: framesOf(error) }
    : { type: typeof error, frames: '' };
}
