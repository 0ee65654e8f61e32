// @ts-check
/** Finds the Firefox in which the mirror is tested, if there is one. */
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['firefox-esr', 'firefox'];

/**
 * The file that FIREFOX_PATH names, or a Firefox on the PATH.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined} The program file.
 * @throws {Error} If FIREFOX_PATH is set and names no file: a wrong setting is not ignored.
 */
export function findFirefox(environment = process.env) {
  const chosen = environment['FIREFOX_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (isFile(chosen)) return chosen;
    throw new Error(`FIREFOX_PATH is ${chosen}, and no such file exists.`);
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find(isFile);
}

/** @param {string} path */
function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}
