// @ts-check
/** `npm run build`: installs what is missing, builds what is outdated, and makes it as small as it can be. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  const { buildOutdated } = await import('./build/build.mjs');
  const { compressThoroughly } = await import('./build/steps.mjs');
  await ensureInstalled(PROJECT_FOLDER);
  await buildOutdated(PROJECT_FOLDER);
  console.log('Compressing what is built …');
  await compressThoroughly(PROJECT_FOLDER);
});
