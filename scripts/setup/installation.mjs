// @ts-check
/**
 * Whether the contents of `node_modules` are what the lockfile asks for. npm writes
 * `node_modules/.package-lock.json` last in an install, so comparing the two lockfiles tells a finished
 * install from one that was interrupted, is outdated or is damaged.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '#scripts/process/run.mjs';

/**
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json, undefined when missing
 * @param {(path: string) => boolean} folderExists Asked with paths such as `node_modules/fastify`.
 * @returns {string | undefined} Why an install is needed, or undefined when none is.
 */
export function reasonToInstall(wanted, installed, folderExists) {
  if (installed === undefined) return 'nothing is installed yet';
  for (const [path, locked] of Object.entries(wanted.packages)) {
    if (path === '') continue;
    const present = installed.packages[path];
    // An optional package may be for other machines (a binary for another system).
    if (present === undefined && locked.optional === true) continue;
    if (present === undefined) return `${path} is missing`;
    if (present.version !== locked.version || present.integrity !== locked.integrity) {
      return `${path} is not the version that the lockfile names`;
    }
    if (!folderExists(path)) return `${path} is missing from the disk`;
  }
  return undefined;
}

/**
 * @param {string} path
 * @returns {Lockfile | undefined} Undefined if there is no such file, or if it is truncated.
 */
function readLockfile(path) {
  try {
    /** @type {unknown} */
    const parsed = JSON.parse(readFileSync(path, 'utf8'));
    return isLockfile(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Lockfile}
 */
function isLockfile(value) {
  return typeof value === 'object' && value !== null && 'packages' in value;
}

/**
 * Installs what the lockfile names, unless that is already there.
 *
 * @param {string} projectFolder
 * @returns {Promise<void>} Rejects with a sentence for a person when it cannot be done.
 */
export async function ensureInstalled(projectFolder) {
  const wanted = readLockfile(join(projectFolder, 'package-lock.json'));
  if (wanted === undefined) throw new Error('package-lock.json is missing or cannot be read.');
  const installed = readLockfile(join(projectFolder, 'node_modules', '.package-lock.json'));
  const reason = reasonToInstall(wanted, installed, (path) =>
    existsSync(join(projectFolder, path)),
  );
  if (reason === undefined) return;

  console.log(`Installing packages (${reason}) …`);
  // The build needs the development packages even if NODE_ENV says production.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], projectFolder);
  if (code !== 0) {
    throw new Error('The packages could not be installed. npm’s reason is above.');
  }
}
