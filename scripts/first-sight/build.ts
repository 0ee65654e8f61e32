/** Once the app is built, writes the studio's document next to the one for all other pages. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { fetchPagesAhead, writeFirstSight } from './document.ts';

const PARTS = join(PROJECT_FOLDER, 'dist/first-sight');
const APP = join(PROJECT_FOLDER, 'dist/app');
/** Does not match `import(…)`, which loads later. */
const IMPORTS = /\b(?:from|import)"\.\/([^"]+\.js)"/g;
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g;

interface Program {
  readonly renderFirstSight: () => Promise<Readonly<Record<'phone' | 'wide', string>>>;
}

function isProgram(loaded: object): loaded is Program {
  return 'renderFirstSight' in loaded && typeof loaded.renderFirstSight === 'function';
}

async function rendered(): ReturnType<Program['renderFirstSight']> {
  const address = pathToFileURL(join(PARTS, 'render/first-sight.js')).href;
  const program: unknown = await import(address);
  if (typeof program !== 'object' || program === null || !isProgram(program)) {
    throw new Error('The built program renders no first sight.');
  }
  return program.renderFirstSight();
}

async function script(mode: string): Promise<string> {
  return (await readFile(join(PARTS, mode, `${mode}.js`), 'utf8')).trim();
}

async function stylesOf(page: string): Promise<string> {
  const files = [...page.matchAll(STYLES)].map(([, file = '']) =>
    readFile(join(APP, file), 'utf8'),
  );
  const own = readFile(join(PROJECT_FOLDER, 'src/app/kit/first-sight/first-sight.css'), 'utf8');
  return (await Promise.all([...files, own])).join('');
}

/** The files that a script imports at once: a browser would learn of them only after reading it. */
async function importsOf(file: string): Promise<readonly string[]> {
  const code = await readFile(join(APP, 'assets', file), 'utf8');
  return [...code.matchAll(IMPORTS)].map(([, imported = '']) => imported);
}

/** The file name of a script; it ends in a hash. */
async function scriptNamed(name: string): Promise<string> {
  const files = await readdir(join(APP, 'assets'));
  const own = files.find((known) => known.startsWith(`${name}-`) && known.endsWith('.js'));
  if (own === undefined) throw new Error(`The app has no script ${name}.`);
  return own;
}

/** Addresses of an arrangement's script and of all that it imports. */
async function arrangementScripts(name: string): Promise<readonly string[]> {
  const own = await scriptNamed(`${name}-studio`);
  const needed = new Set([own]);
  for (const file of needed) for (const imported of await importsOf(file)) needed.add(imported);
  return [...needed].map((file) => `/assets/${file}`);
}

for (const mode of ['first', 'choose', 'render']) {
  await build({ configFile: 'vite.first-sight.config.ts', mode, logLevel: 'warn' });
}
const page = await readFile(join(APP, 'index.html'), 'utf8');
const document = writeFirstSight(page, {
  rendered: await rendered(),
  styles: await stylesOf(page),
  first: await script('first'),
  choose: await script('choose'),
  arrangements: {
    phone: await arrangementScripts('phone'),
    wide: await arrangementScripts('wide'),
  },
});
await writeFile(join(APP, 'studio.html'), document);
const otherPages = `/assets/${await scriptNamed('other-pages')}`;
await writeFile(join(APP, 'index.html'), fetchPagesAhead(page, otherPages));
