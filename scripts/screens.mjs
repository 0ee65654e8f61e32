// @ts-check
/** `npm run screens`: takes a screenshot of every page of the built app, for docs/screens. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  const { buildOutdated } = await import('./build/build.mjs');
  const { runPackageProgram } = await import('./process/run.mjs');

  await ensureInstalled(PROJECT_FOLDER);
  await buildOutdated(PROJECT_FOLDER);
  const names = process.argv.slice(2);
  process.exitCode = await runPackageProgram(
    'tsx/dist/cli.mjs',
    ['scripts/screens/main.ts', ...names],
    { folder: PROJECT_FOLDER },
  );
});
