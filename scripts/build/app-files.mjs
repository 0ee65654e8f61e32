// @ts-check
/** Which of the built files the service worker keeps, and since when. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Vite puts a hash of the contents into every name under this folder. */
const HASHED = 'assets';
/** Beside them: the page itself, without and with the studio in it, and what a browser shows of an installed app. */
const UNHASHED = /^(?:index\.html|studio\.html|manifest\.webmanifest|mark\.svg|icons\/.+)$/;
/** What only the mirror needs, and needs whole: it is fetched when the mirror opens. */
const OF_THE_ENGINE = /^assets\/(?:litert|models)-[\w-]+\.(?:mjs|wasm|bin)$/;
/** What few uses need, hands, hair and content credentials: it is fetched when one of them begins. */
const ON_DEMAND = /^assets\/(?:(?:hands|person)-[\w-]+\.bin|c2pa_bg-[\w-]+\.wasm)$/;
const KEPT = /\.(?:js|mjs|css|woff2|webp|svg|png|html|webmanifest)$/;

/**
 * @typedef {object} AppFiles
 * @property {{ url: string, revision: string | null }[]} app Kept when the worker is installed; a name
 *   with a hash is a revision of its own.
 * @property {string[]} engine Kept once the mirror was opened.
 * @property {string[]} onDemand Kept once they were fetched.
 * @property {string} entry The script that the page begins with.
 */

/**
 * @param {string} folder Of the built app.
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
