import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

export interface RunningServer {
  /** Such as `http://localhost:41237`. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** What the server keeps, its outbox of mails included. */
  readonly dataFolder: string;
  /**
   * Asks it to stop and waits until it has. Returns the exit status, null after a kill. Its data folder goes
   * with it, after `beforeRemoval`.
   */
  readonly stop: (
    signal?: NodeJS.Signals,
    beforeRemoval?: () => Promise<void>,
  ) => Promise<number | null>;
}

/** How long the built server may take to say that it is ready, on a slow and busy machine. */
const START_LIMIT_MS = 90_000;

/** Names the folder of `data-folder.ts`, where there is one. */
export const EMPTY_DATA_FOLDER = 'LOOKGLASS_TEST_DATA_FOLDER';

/** Resolves with the address that a server prints when it is ready. */
export function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => {
      reject(new Error(`The server was not ready in time. It printed: ${output}`));
    }, START_LIMIT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /Lookglass is at (\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`The server ended with ${code}. It printed: ${output}`));
    });
  });
}

/** Makes a data folder with an empty database, and resolves with its path. */
export async function makeDataFolder(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-data-'));
  const empty = process.env[EMPTY_DATA_FOLDER];
  if (empty !== undefined) await cp(empty, dataFolder, { recursive: true });
  return dataFolder;
}

/**
 * Starts the built server on a free port of this machine, with an empty data folder of its own.
 * `program` is the build's own, or that of a copy of it within the project.
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<RunningServer> {
  const dataFolder = await makeDataFolder();
  const child = spawn(process.execPath, [program], {
    cwd: PROJECT_FOLDER,
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataFolder,
      ...environment,
    },
  });
  const origin = await readyAddress(child);
  return {
    origin,
    process: child,
    dataFolder,
    async stop(signal = 'SIGTERM', beforeRemoval) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      await beforeRemoval?.();
      await rm(dataFolder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
