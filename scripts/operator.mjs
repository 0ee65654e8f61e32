// @ts-check
/**
 * `npm run operator -- grant EMAIL | revoke EMAIL | list` and other commands: says who may run the service,
 * makes backups and more, on the database that `npm start` uses, whether or not the server is running.
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
  await buildOutdated(PROJECT_FOLDER, ['server']);
  loadEnvironmentFile(PROJECT_FOLDER);
  process.chdir(PROJECT_FOLDER);
  await import(pathToFileURL(join(PROJECT_FOLDER, 'dist/server/operator.js')).href);
});
