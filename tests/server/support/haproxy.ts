import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { say } from './say.ts';

/** Where Debian has it, besides the PATH. */
const DEBIAN_FOLDER = '/usr/sbin';
const SHIPPED = join(PROJECT_FOLDER, 'docs/deploy/haproxy.cfg');

/** HAProxy's program; undefined, with a sentence printed, where it is not installed. */
export function findHaproxyOrSay(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), DEBIAN_FOLDER];
  const found = folders.map((folder) => join(folder, 'haproxy')).find((file) => existsSync(file));
  if (found === undefined) say('Not run: HAProxy is not installed.');
  return found;
}

const READY_LIMIT_MS = 20_000;
const LOOK_MS = 40;

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`${SHIPPED} does not say once: ${from}`);
  return text.replace(from, to);
}

/**
 * Starts HAProxy with the file that `docs/deploy.md` hands out, of which nothing is changed but where it
 * listens and where its two servers are.
 */
export async function startHaproxy(
  program: string,
  port: number,
  servers: readonly [one: number, two: number],
): Promise<{ readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lookglass-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const addresses = [
    ['bind :80\n', `bind 127.0.0.1:${port}\n`],
    ['10.0.0.21:3000', `127.0.0.1:${servers[0]}`],
    ['10.0.0.22:3000', `127.0.0.1:${servers[1]}`],
  ] as const;
  let settings = readFileSync(SHIPPED, 'utf8');
  for (const [shipped, here] of addresses) settings = replaceOnce(settings, shipped, here);
  writeFileSync(file, settings);
  const child = spawn(program, ['-db', '-q', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const deadline = performance.now() + READY_LIMIT_MS;
  while (!(await isReady(port))) {
    if (performance.now() > deadline) throw new Error('Nobody behind HAProxy is ready.');
    await pause(LOOK_MS);
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
