import { randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { hasCode } from './has-code.ts';

const OWNER_ONLY = 0o600;

async function readKept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes a new secret atomically, unless another process was quicker. */
async function keepNew(file: string, secret: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${secret}\n`, { mode: OWNER_ONLY, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

/** A secret in a file of its own, and the file's path. */
export interface KeptSecret {
  readonly file: string;
  readonly secret: string;
}

/**
 * The text of a file in the data folder that its owner alone may read: made once, whichever process is the
 * first to ask.
 */
export async function keepSecret(
  dataFolder: string,
  name: string,
  make: () => string,
): Promise<KeptSecret> {
  await makeDataFolder(dataFolder);
  const file = join(dataFolder, name);
  if ((await readKept(file)) === undefined) await keepNew(file, make());
  return { file, secret: (await readKept(file)) ?? '' };
}
