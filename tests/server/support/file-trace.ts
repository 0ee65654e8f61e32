import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync, writeSync, fsyncSync } = fs;

/** A file of the engine's log, in which a commit is stored. */
export const LOG_FILE = /\/pg_wal\/[0-9A-F]{24}$/;

/** Watches what this process writes to files, and which of it survives a loss of power. */
export interface FileTrace {
  /** How often a file with a matching path was written to. */
  readonly countWrites: (pattern: RegExp) => number;
  /** The files with a matching path that hold something which a loss of power would destroy. */
  readonly findUnsynced: (pattern: RegExp) => readonly string[];
  /** From now on writes to files with a matching path fail as on a full disk. */
  readonly fillDisk: (pattern: RegExp) => void;
  /** From now on a sync fails as on a broken disk. */
  readonly breakDisk: () => void;
  /** The disk is as it was. */
  readonly mend: () => void;
  readonly stop: () => void;
}

function failure(code: 'ENOSPC' | 'EIO'): Error {
  return Object.assign(new Error(`${code}: as the test wants it`), { code });
}

/** Begins to trace this process. Everything still happens as it would. */
export function traceFiles(): FileTrace {
  const paths = new Map<number, string>();
  const writes: string[] = [];
  const unsynced = new Set<string>();
  let full: RegExp | undefined;
  let isBroken = false;
  const pathOf = (descriptor: number) => paths.get(descriptor) ?? '';

  fs.openSync = (...parameters: Parameters<typeof openSync>) => {
    const descriptor = openSync(...parameters);
    paths.set(descriptor, String(parameters[0]));
    return descriptor;
  };
  Reflect.set(fs, 'writeSync', (descriptor: number, ...rest: readonly unknown[]): number => {
    const path = pathOf(descriptor);
    if (full?.test(path) === true) throw failure('ENOSPC');
    writes.push(path);
    unsynced.add(path);
    return Number(Reflect.apply(writeSync, fs, [descriptor, ...rest]));
  });
  fs.fsyncSync = (descriptor) => {
    if (isBroken) throw failure('EIO');
    fsyncSync(descriptor);
    unsynced.delete(pathOf(descriptor));
  };
  syncBuiltinESMExports();

  return {
    countWrites: (pattern) => writes.filter((path) => pattern.test(path)).length,
    findUnsynced: (pattern) => [...unsynced].filter((path) => pattern.test(path)),
    fillDisk(pattern) {
      full = pattern;
    },
    breakDisk() {
      isBroken = true;
    },
    mend() {
      full = undefined;
      isBroken = false;
    },
    stop() {
      Object.assign(fs, { openSync, writeSync, fsyncSync });
      syncBuiltinESMExports();
    },
  };
}
