/**
 * Writes the documents for visitors and, among the app's files, the styles, scripts, fonts and pictures that
 * they need. The app has to be built first.
 */

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { z } from 'zod/mini';
import type { VisitorAssets, VisitorProgram } from '#app/visitor/frame/assets.ts';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';

const PARTS = join(PROJECT_FOLDER, 'dist/visitor');
const DOCUMENTS = join(PROJECT_FOLDER, 'dist/documents');
const APP = join(PROJECT_FOLDER, 'dist/app');
const SOURCES = 'src/app/visitor';

const manifestFile = z.record(z.string(), z.object({ file: z.string() }));
type Manifest = z.infer<typeof manifestFile>;

async function readManifest(mode: string): Promise<Manifest> {
  const text = await readFile(join(PARTS, mode, 'manifest.json'), 'utf8');
  return manifestFile.parse(JSON.parse(text));
}

/** The built file of a source, as a path below the served folder. */
function builtFile(manifest: Manifest, source: string): string {
  const file = manifest[`${SOURCES}/${source}`]?.file;
  if (file === undefined) throw new Error(`The build has no ${source}.`);
  return file;
}

async function readAssets(): Promise<VisitorAssets> {
  const [first, island] = await Promise.all([readManifest('first'), readManifest('island')]);
  const textOf = async (part: string, file: string): Promise<{ readonly text: string }> => ({
    text: (await readFile(join(PARTS, part, file), 'utf8')).trim(),
  });
  const styleOf = (name: string) => textOf('island', builtFile(island, `styles/${name}.css`));
  return {
    first: await textOf('first', builtFile(first, 'islands/first.ts')),
    island: `/${builtFile(island, 'islands/main.ts')}`,
    styles: {
      landing: await styleOf('landing'),
      blog: await styleOf('blog'),
      product: await styleOf('product'),
    },
  };
}

function isProgram(loaded: object): loaded is VisitorProgram {
  return 'renderDocuments' in loaded && typeof loaded.renderDocuments === 'function';
}

for (const mode of ['first', 'island', 'render']) {
  await build({ configFile: 'vite.visitor.config.ts', mode, logLevel: 'warn' });
}
const program: unknown = await import(pathToFileURL(join(PARTS, 'render/documents.js')).href);
if (typeof program !== 'object' || program === null || !isProgram(program)) {
  throw new Error('The built program renders no documents.');
}
const documents = await program.renderDocuments(await readAssets());

await rm(DOCUMENTS, { recursive: true, force: true });
await mkdir(DOCUMENTS, { recursive: true });
for (const { name, html } of documents) {
  await writeFile(join(DOCUMENTS, `${name}.html`), html);
}
await rm(join(APP, 'visitor'), { recursive: true, force: true });
for (const mode of ['island', 'render']) {
  await cp(join(PARTS, mode), APP, {
    recursive: true,
    // Styles and the first script are inlined in the documents; programs and
    // manifests are only for the build.
    filter: (source) => !/\.(?:css|json)$|render[\\/][^\\/]+\.js$/.test(source),
  });
}
