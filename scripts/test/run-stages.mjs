// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, findTestBrowser } from '#scripts/setup/browser.mjs';
import { settleCounts } from './reports.mjs';
import { afterSecondLook, deservesSecondLook } from './second-look.mjs';

/** @param {unknown} error */
function printError(error) {
  console.error(error instanceof Error ? error.message : error);
}

/** @returns {Promise<string | undefined>} Undefined if there is none, after printing a sentence. */
async function findBrowserOrSay() {
  try {
    return await ensureBrowser(findTestBrowser);
  } catch (error) {
    printError(error);
    return undefined;
  }
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {import('./stages.mjs').StageTools} tools
 * @returns {Promise<import('./reports.mjs').Counts | undefined>} Undefined if
 *   there was nothing to run it with.
 */
async function runStage(stage, tools) {
  if (stage.needsBrowser === true && tools.browser === undefined) {
    console.error('Not run: there is no browser.');
    return { passed: 0, failed: 1, failures: ['there is no browser'] };
  }
  const counts = await countStage(stage, tools);
  if (counts === undefined || !deservesSecondLook(counts)) return counts;
  console.log(`\n── ${stage.title}: what failed, once more, alone ──`);
  const { failedFiles: onlyFiles = [] } = counts;
  rmSync(tools.reportFile, { force: true });
  return afterSecondLook(counts, await countStage(stage, { ...tools, onlyFiles }));
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {import('./stages.mjs').StageTools} tools
 * @returns {Promise<import('./reports.mjs').Counts | undefined>} Undefined if
 *   there was nothing to run it with.
 */
async function countStage(stage, tools) {
  const exitCode = await stage.run(tools).catch((/** @type {unknown} */ error) => {
    printError(error);
    return 1;
  });
  if (exitCode === undefined) return undefined;
  const counts =
    stage.count !== undefined && existsSync(tools.reportFile)
      ? stage.count(JSON.parse(readFileSync(tools.reportFile, 'utf8')))
      : undefined;
  return settleCounts(counts, exitCode);
}

/**
 * The steps in which the stages run: neighbors that may run beside others share one step.
 *
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @returns {readonly (readonly import('./stages.mjs').Stage[])[]}
 */
export function stepsOf(stages) {
  /** @type {import('./stages.mjs').Stage[][]} */
  const steps = [];
  for (const stage of stages) {
    const last = steps.at(-1);
    if (stage.besideOthers === true && last?.[0]?.besideOthers === true) last.push(stage);
    else steps.push([stage]);
  }
  return steps;
}

/**
 * Runs every stage, whatever became of those before it, and prints how many checks passed and failed.
 *
 * @param {string} projectFolder
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @returns {Promise<boolean>} Whether all passed.
 */
export async function runStages(projectFolder, stages) {
  const needsBrowser = stages.some((stage) => stage.needsBrowser === true);
  const browser = needsBrowser ? await findBrowserOrSay() : undefined;
  const reportFolder = mkdtempSync(join(tmpdir(), 'lookglass-test-'));
  const results = [];
  /** @type {Set<string>} */
  const engines = new Set();
  /** @type {string[]} */
  const notRun = [];
  const ranOn = (/** @type {string} */ engine) => void engines.add(engine);
  try {
    for (const step of stepsOf(stages)) {
      const ran = await Promise.all(
        step.map(async (stage) => {
          console.log(`\n── ${stage.title} ──`);
          const startedAt = performance.now();
          const reportFile = join(reportFolder, `${stages.indexOf(stage)}.json`);
          const counts = await runStage(stage, { projectFolder, reportFile, browser, ranOn });
          const seconds = (performance.now() - startedAt) / 1000;
          return { title: stage.title, seconds, counts };
        }),
      );
      for (const { title, seconds, counts } of ran) {
        if (counts === undefined) notRun.push(title);
        else results.push({ title, seconds, counts });
      }
    }
  } finally {
    rmSync(reportFolder, { recursive: true, force: true });
  }

  console.log('');
  for (const { title, seconds, counts } of results) {
    const mark = counts.failed === 0 ? '✓' : '✗';
    const figures = `${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s`;
    console.log(`${mark} ${title.padEnd(22)} ${figures}`);
    for (const failure of counts.failures) console.log(`    ${failure}`);
    for (const failure of counts.passedAlone ?? [])
      console.log(`    passed alone only: ${failure}`);
  }
  for (const title of notRun) console.log(`– ${title.padEnd(22)} not run`);
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
  console.log(engines.size === 0 ? '' : `\nDatabase engines: ${[...engines].join(', ')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
