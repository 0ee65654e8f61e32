// @ts-check
/** `npm run build`: installs what is missing and builds what is outdated. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  const { buildOutdated } = await import('./build/build.mjs');
  await ensureInstalled(PROJECT_FOLDER);
  await buildOutdated(PROJECT_FOLDER);
});
