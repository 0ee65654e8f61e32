// @ts-check
/** Which of the built files the service worker caches, and when. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Vite puts a content hash into every name in this folder. */
const HASHED = 'assets';
/**
 * Outside that folder: the page itself, with and without the studio, and what a
 * browser shows of an installed app.
 */
const UNHASHED = /^(?:index\.html|studio\.html|manifest\.webmanifest|mark\.svg|icons\/.+)$/;
/** What only the mirror needs, and needs in full: it is fetched when the mirror opens. */
const OF_THE_ENGINE = /^assets\/(?:litert|models)-[\w-]+\.(?:mjs|wasm|bin)$/;
/**
 * What only few people need: hands, hair and content credentials. It is fetched
 * when one of them is first used.
 */
const ON_DEMAND = /^assets\/(?:(?:hands|person)-[\w-]+\.bin|c2pa_bg-[\w-]+\.wasm)$/;
const KEPT = /\.(?:js|mjs|css|woff2|webp|svg|png|html|webmanifest)$/;

/**
 * @typedef {object} AppFiles
 * @property {{ url: string, revision: string | null }[]} app Cached when the worker is installed; a name
 *   with a hash needs no revision.
 * @property {string[]} engine Cached once the mirror has been opened.
 * @property {string[]} onDemand Cached once they have been fetched.
 * @property {string} entry The script with which the page starts.
 */

/**
 * @param {string} folder The folder of the built app.
 * @returns {AppFiles}
 */
export function appFilesIn(folder) {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  const engine = names.filter((name) => OF_THE_ENGINE.test(name));
  const app = names.filter(
    (name) =>
      KEPT.test(name) &&
      !engine.includes(name) &&
      (name.startsWith(`${HASHED}/`) || UNHASHED.test(name)),
  );
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (entry === undefined) throw new Error('The built page begins with no script.');
  return {
    app: app.map((name) => ({ url: `/${name}`, revision: revisionOf(folder, name) })),
    engine: engine.map((name) => `/${name}`),
    onDemand: names.filter((name) => ON_DEMAND.test(name)).map((name) => `/${name}`),
    entry,
  };
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {string | null}
 */
function revisionOf(folder, name) {
  if (name.startsWith(`${HASHED}/`)) return null;
  return createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
}
