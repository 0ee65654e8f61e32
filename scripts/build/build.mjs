// @ts-check
import { join } from 'node:path';
import { digestOf, isFresh, removeStamp, writeStamp } from './freshness.mjs';
import { BUILD_STEPS } from './steps.mjs';

/**
 * Builds whatever is missing, or was built from sources that have changed since.
 *
 * @param {string} projectFolder
 * @param {readonly string[]} [names] The steps to take; all of them if omitted.
 * @returns {Promise<void>} Rejects with a sentence for a person at the first step that fails.
 */
export async function buildOutdated(projectFolder, names) {
  for (const step of BUILD_STEPS) {
    if (names !== undefined && !names.includes(step.name)) continue;
    const build = {
      stamp: join(projectFolder, 'dist/stamps', step.name),
      outputs: step.outputs.map((output) => join(projectFolder, output)),
      digest: digestOf(projectFolder, step.sources),
    };
    if (isFresh(build)) continue;

    console.log(`Building ${step.title} …`);
    removeStamp(build.stamp);
    const code = await step.build(projectFolder);
    if (code !== 0) throw new Error(`Building ${step.title} failed. The reason is above.`);
    writeStamp(build.stamp, build.digest);
  }
}
