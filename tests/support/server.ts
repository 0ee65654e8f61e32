import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { makeDataFolder } from './data-folder.ts';

export interface RunningServer {
  /** Such as `http://localhost:41237`. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** The server's data, including its outbox of mails. */
  readonly dataFolder: string;
  /**
   * Tells it to stop and waits until it has. Returns the exit status, null after a kill. Its data folder is
   * removed, unless the settings named one.
   */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** How long the built server may take to report that it is ready, on a slow and busy machine. */
const START_LIMIT_MS = 90_000;

/** Resolves with the address that a server prints once it is ready. */
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

/**
 * Starts the built server on a free port of this machine, with an empty data folder of its own unless the
 * settings name one. `program` is the one from the build, or from a copy of the build within the project.
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<RunningServer> {
  const named = environment['DATA_DIR'];
  const dataFolder = named ?? (await makeDataFolder());
  const child = spawn(process.execPath, [program], {
    cwd: PROJECT_FOLDER,
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: '0',
      LOG_LEVEL: 'warn',
      // Lets tests choose the address from which an account comes.
      TRUST_PROXY: 'loopback',
      DATA_DIR: dataFolder,
      ...environment,
    },
  });
  const origin = await readyAddress(child);
  return {
    origin,
    process: child,
    dataFolder,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      if (named === undefined) await rm(dataFolder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}
