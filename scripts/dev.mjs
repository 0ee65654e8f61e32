// @ts-check
/** `npm run dev`: the app with hot reload, its API served from the sources in the same process. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { loadEnvironmentFile } = await import('./setup/environment-file.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  const { buildOutdated } = await import('./build/build.mjs');

  await ensureInstalled(PROJECT_FOLDER);
  await buildOutdated(PROJECT_FOLDER, ['tracker']);
  loadEnvironmentFile(PROJECT_FOLDER);
  process.chdir(PROJECT_FOLDER);
  const { serveSources } = await import('./dev/serve-sources.mjs');
  await serveSources(PROJECT_FOLDER);
});
