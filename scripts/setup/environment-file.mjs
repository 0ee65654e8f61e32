// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads `.env` into the environment, if the file exists; variables that are already set win.
 *
 * @param {string} projectFolder
 */
export function loadEnvironmentFile(projectFolder) {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
