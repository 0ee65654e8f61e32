// @ts-check
/**
 * `npm start`: from a fresh clone to a running server. Installs packages if `node_modules` is missing or
 * does not match the lockfile, builds what is missing or outdated, and then becomes the server: signals and
 * the exit status are the server's own.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { loadEnvironmentFile } = await import('./setup/environment-file.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  const { buildOutdated } = await import('./build/build.mjs');

  await ensureInstalled(PROJECT_FOLDER);
  await buildOutdated(PROJECT_FOLDER);
  loadEnvironmentFile(PROJECT_FOLDER);
  process.chdir(PROJECT_FOLDER);
  await import(pathToFileURL(join(PROJECT_FOLDER, 'dist/server/main.js')).href);
});
