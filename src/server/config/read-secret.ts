import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { makeDataFolder } from './data-folder.ts';
import { hasCode } from './has-code.ts';

const SECRET_BYTES = 48;
const SECRET_FILE = 'secret';
const OWNER_ONLY = 0o600;

async function readKept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Puts a new secret there whole, unless another process was quicker. */
async function keepNew(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFile(draft, `${secret}\n`, { mode: OWNER_ONLY, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

/**
 * The secret that signs sessions: the one in the settings, else one that is made once and kept in
 * the data folder, so that people stay signed in when a server in development starts again.
 */
export async function readSecret({
  secret,
  dataFolder,
}: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (secret !== undefined) return secret;
  await makeDataFolder(dataFolder);
  const file = join(dataFolder, SECRET_FILE);
  if ((await readKept(file)) === undefined) await keepNew(file);
  const kept = await readKept(file);
  if (kept === undefined || kept.length < SECRET_BYTES) {
    throw new ConfigError(`${file} holds no secret. Delete it, and a new one will be made.`);
  }
  return kept;
}
