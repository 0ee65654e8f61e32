import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

const QUERIES = 500;

it('lets the process do other things while many queries wait for the embedded engine', async () => {
  const folder = await makeDataFolder();
  const connection = await openEmbedded(join(folder, 'database'), MIGRATIONS);
  let answered = 0;
  const queries = Array.from({ length: QUERIES }, async () => {
    await connection.execute('select count(*) from pg_class where relname <> $1', ['none']);
    answered += 1;
  });
  await pause(0);
  expect(answered).toBeLessThan(QUERIES / 2);
  await Promise.all(queries);
  await connection.close();
  await rm(folder, { recursive: true });
});
