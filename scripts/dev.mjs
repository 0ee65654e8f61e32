// @ts-check
/** `npm run dev`: the app with hot reload, and its API served from the sources in the same process. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { loadEnvironmentFile } = await import('./setup/environment-file.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  const { buildOutdated } = await import('./build/build.mjs');
  const { runPackageProgram } = await import('./process/run.mjs');

  await ensureInstalled(PROJECT_FOLDER);
  await buildOutdated(PROJECT_FOLDER, ['tracker']);
  loadEnvironmentFile(PROJECT_FOLDER);
  process.exitCode = await runPackageProgram('tsx/dist/cli.mjs', ['scripts/dev/serve-sources.ts'], {
    folder: PROJECT_FOLDER,
  });
});
