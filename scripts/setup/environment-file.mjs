// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads `.env` into the environment where there is one; what is set already wins.
 *
 * @param {string} projectFolder
 */
export function loadEnvironmentFile(projectFolder) {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
