import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseOpenError } from '#server/db/database-errors.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';

let dataFolder = '';
let folder = '';
beforeEach(async () => {
  dataFolder = await makeDataFolder();
  folder = join(dataFolder, 'database');
});
afterEach(async () => rm(dataFolder, { recursive: true }));

describe('the embedded database', () => {
  it('that lost PG_VERSION is refused with a sentence, and nothing in it is changed', async () => {
    await rm(join(folder, 'PG_VERSION'));
    const control = await readFile(join(folder, 'global', 'pg_control'));
    const files = await readdir(folder);
    const opening = openEmbedded(folder, MIGRATIONS);
    await expect(opening).rejects.toThrow(DatabaseOpenError);
    await expect(opening).rejects.toThrow(
      `The database in ${folder} is damaged: its file PG_VERSION is missing. Put a copy back`,
    );
    expect(await readdir(folder)).toEqual(files);
    expect(await readFile(join(folder, 'global', 'pg_control'))).toEqual(control);
  });

  it.each(['global/pg_control', 'pg_wal', 'base'])('that lost %s is refused, too', async (part) => {
    await rm(join(folder, part), { recursive: true });
    await expect(openEmbedded(folder, MIGRATIONS)).rejects.toThrow(DatabaseOpenError);
  });
});
