import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { readyAddress, type RunningServer, startServer } from '#tests/support/server.ts';
import { expect, test } from '#tests/support/test.ts';

/**
 * How long a stop with nothing to wait for may take on a busy machine: far less than
 * the keep-alive of a connection.
 */
const SWIFT_MS = 30_000;

function runServer(environment: Readonly<Record<string, string>>): {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; output: string }>;
} {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, DATA_DIR: join(tmpdir(), 'lookglass-unused'), ...environment },
  });
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

/** Expects that a server with a kept-alive connection stops at once and cleanly. */
async function expectCleanStop(server: RunningServer, signal: NodeJS.Signals): Promise<void> {
  await fetch(`${server.origin}/`).then((reply) => reply.text());
  const askedAt = performance.now();
  expect(await server.stop(signal)).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(SWIFT_MS);
}

test.describe('the server as a process', () => {
  test('answers at the address that it prints', async ({ studio }) => {
    const reply = await fetch(`${studio.origin}/api/health`);
    expect(await reply.json()).toMatchObject({ status: 'ok', version: expect.any(String) });
  });

  test('creates its data folder, and stops cleanly on SIGINT, with a browser still connected', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'lookglass-parent-'));
    const dataFolder = join(parent, 'deep', 'data');
    const server = await startServer({ DATA_DIR: dataFolder });
    expect(existsSync(dataFolder)).toBe(true);
    await expectCleanStop(server, 'SIGINT');
    rmSync(parent, { recursive: true });
  });

  test('finishes its answers before it stops cleanly on SIGTERM, with a browser still connected', async () => {
    const server = await startServer();
    const page = await (await fetch(server.origin)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    const answer = new Promise<{ missing: number; code: number | null }>((resolve, reject) => {
      get(`${server.origin}${script}`, (reply) => {
        let received = 0;
        const stopped = server.stop('SIGTERM');
        reply.on('data', (chunk: Buffer) => {
          received += chunk.length;
        });
        reply.on('end', () => {
          const expected = Number(reply.headers['content-length']);
          stopped.then((code) => resolve({ missing: expected - received, code }), reject);
        });
      }).on('error', reject);
    });
    const askedAt = performance.now();
    expect(await answer).toEqual({ missing: 0, code: 0 });
    expect(performance.now() - askedAt).toBeLessThan(SWIFT_MS);
  });

  test('says in a sentence that its port is taken', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const address = occupant.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { ended } = runServer({ HOST: '127.0.0.1', PORT: String(port) });
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or choose another one, such as PORT=${port + 1}.`,
    );
    occupant.close();
  });

  test('says in a sentence which setting is wrong', async () => {
    const { code, output } = await runServer({ PORT: 'many' }).ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe('PORT must be a whole number from 0 to 65535, such as 3000.');
  });

  test('is not left running when the shell in which npm started it is stopped', async () => {
    const dataFolder = await makeDataFolder();
    const shell = spawn('sh', ['-c', 'node scripts/start.mjs; exit 0'], {
      cwd: PROJECT_FOLDER,
      env: {
        ...process.env,
        npm_lifecycle_event: 'start',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataFolder,
      },
    });
    const address = await readyAddress(shell);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    shell.kill('SIGTERM');
    await expect(async () => {
      await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    }).toPass({ timeout: SWIFT_MS });
    rmSync(dataFolder, { recursive: true });
  });
});
