import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { freePort } from '#tests/server/support/free-port.ts';
import type { PreparedDatabase } from './engines.ts';

export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 90_000;
const LOOK_MS = 50;

/** Whether all of the server's processes answer calls. */
async function isReady(origin: string, logFile: string): Promise<boolean> {
  try {
    const isUp = (await readFile(logFile, 'utf8')).includes('Lookglass is at');
    return isUp && (await fetch(`${origin}/api/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * The built server in a process of its own, as in production behind a proxy: everything it answers is
 * logged, to a file. `BENCH_PROFILE` names a folder for a processor profile.
 */
export async function startServerProcess(
  { dataFolder, environment }: PreparedDatabase,
  secret: string,
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const profileFolder = process.env['BENCH_PROFILE'];
  const profiling =
    profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const logFile = join(dataFolder, 'log');
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [...profiling, 'dist/server/main.js'], {
    cwd: PROJECT_FOLDER,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      // The same as in docs/deploy/lookglass.service.
      MALLOC_ARENA_MAX: '2',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: 'loopback',
      AUTH_SECRET: secret,
      DATA_DIR: dataFolder,
      ...environment,
    },
  });
  await log.close();
  const ended = once(child, 'exit');
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isReady(origin, logFile))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${await readFile(logFile, 'utf8')}`);
    }
    await pause(LOOK_MS);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('The server has no process.');
  return {
    pid,
    port,
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
