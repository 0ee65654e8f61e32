// @ts-check
/**
 * Tells a finished, current build from a missing, interrupted or outdated one. A build leaves a stamp
 * with the digest of everything that it was made from; contents count, not times, since a checkout
 * gives every file a new time.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that no build reads. */
const TEST_FILE = /\.test\.tsx?$/;

/**
 * @param {string} projectFolder
 * @param {string} path A file or a folder.
 * @returns {string[]} Every file under it, in an order that does not depend on the machine.
 */
function filesUnder(projectFolder, path) {
  const absolute = join(projectFolder, path);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * @param {string} projectFolder
 * @param {readonly string[]} sources Files, and folders with a trailing `/`.
 * @returns {string} SHA-256 over names and contents, in hexadecimal.
 */
export function digestOf(projectFolder, sources) {
  const digest = createHash('sha256');
  for (const source of sources) {
    const files = source.endsWith('/')
      ? filesUnder(projectFolder, source)
      : [join(projectFolder, source)].filter((file) => existsSync(file));
    for (const file of files) {
      const contents = readFileSync(file);
      digest.update(`${file.slice(projectFolder.length)}\0${contents.length}\0`).update(contents);
    }
  }
  return digest.digest('hex');
}

/**
 * @param {{ stamp: string, outputs: readonly string[], digest: string }} build Absolute paths.
 * @returns {boolean} Whether every output is there and was made from these very sources.
 */
export function isFresh({ stamp, outputs, digest }) {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) return false;
  return outputs.every((output) => existsSync(output));
}

/** @param {string} stamp */
export function removeStamp(stamp) {
  rmSync(stamp, { force: true });
}

/**
 * @param {string} stamp
 * @param {string} digest
 */
export function writeStamp(stamp, digest) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
