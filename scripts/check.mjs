// @ts-check
/** `npm run check`: what can be checked in under a minute, for use between two runs of `npm test`. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  await ensureInstalled(PROJECT_FOLDER);
  process.chdir(PROJECT_FOLDER);
  const { runStages } = await import('./test/run-stages.mjs');
  const { QUICK_STAGES } = await import('./test/stages.mjs');
  if (!(await runStages(PROJECT_FOLDER, QUICK_STAGES))) process.exitCode = 1;
});
