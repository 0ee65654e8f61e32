import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ConfigError } from './config.ts';
import { hasCode } from './has-code.ts';

async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !(await stat(folder)).isDirectory()) throw error;
  }
}

/**
 * Node's own recursive `mkdir` never returns where the system reports every folder as missing, as Linux
 * does below /proc.
 */
async function makeWithParents(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(folder) === folder) throw error;
    await makeWithParents(dirname(folder));
    await makeOne(folder);
  }
}

/**
 * Creates the folder that everything is kept in. If it cannot, rejects with a ConfigError that says what
 * to do.
 */
export async function makeDataFolder(dataFolder: string): Promise<void> {
  const folder = resolve(dataFolder);
  try {
    await makeWithParents(folder);
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR is ${folder}, which is not a folder and cannot be made. Choose another one, or make it for this account.`,
      { cause },
    );
  }
}
