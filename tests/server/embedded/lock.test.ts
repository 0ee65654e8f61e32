import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

let dataFolder: string;
let first: RunningServer;
beforeEach(async () => {
  dataFolder = await makeDataFolder();
  first = await startServer({ DATA_DIR: dataFolder });
});
afterEach(async () => {
  await first.stop('SIGKILL');
  await rm(dataFolder, { recursive: true });
});

it('refuses a second process with a sentence, leaves the first in peace, and lets another follow one that was killed', async () => {
  const second = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, HOST: 'localhost', PORT: '0', DATA_DIR: dataFolder },
  });
  let said = '';
  second.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(second, 'close');
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(
      `^The database in ${dataFolder}/database is in use by another Lookglass, process ${first.process.pid} on .+\\. Stop that one first, or give this one a folder of its own with DATA_DIR\\.\n$`,
    ),
  );
  expect((await fetch(`${first.origin}/api/ready`)).status).toBe(200);

  await first.stop('SIGKILL');
  const third = await startServer({ DATA_DIR: dataFolder });
  expect((await fetch(`${third.origin}/api/ready`)).status).toBe(200);
  await third.stop();
});
