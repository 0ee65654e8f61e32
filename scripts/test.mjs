// @ts-check
/** `npm test`: everything that is checked, from a fresh clone with Node alone. */
import { enter } from './setup/enter.mjs';

enter(async () => {
  const { PROJECT_FOLDER } = await import('./setup/project.mjs');
  const { ensureInstalled } = await import('./setup/installation.mjs');
  await ensureInstalled(PROJECT_FOLDER);
  process.chdir(PROJECT_FOLDER);
  const { runStages } = await import('./test/run-stages.mjs');
  const { STAGES } = await import('./test/stages.mjs');
  if (!(await runStages(PROJECT_FOLDER, STAGES))) process.exitCode = 1;
});
