// @ts-check
/**
 * What `npm test` checks, in order; a check is a row here.
 *
 * @typedef {object} StageTools
 * @property {string} projectFolder
 * @property {string} reportFile Where the stage's runner may leave its report.
 * @property {string | undefined} browser The browser's program file, undefined when there is none.
 *
 * @typedef {object} Stage
 * @property {string} title
 * @property {boolean} [needsBrowser]
 * @property {(tools: StageTools) => Promise<number>} run Returns an exit status.
 * @property {(report: unknown) => import('./reports.mjs').Counts} [count] For runners with a report.
 */
import { buildOutdated } from '#scripts/build/build.mjs';
import { runPackageProgram } from '#scripts/process/run.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/** A stage that hangs is ended after this long, so that the rest is still reported. */
const STAGE_LIMIT_MS = 12 * 60_000;

/**
 * @param {string} program
 * @param {readonly string[]} parameters
 * @returns {Stage['run']}
 */
function check(program, parameters) {
  return ({ projectFolder }) =>
    runPackageProgram(program, parameters, { folder: projectFolder, limitMs: STAGE_LIMIT_MS });
}

/**
 * @param {string} project
 * @returns {Stage['run']}
 */
function vitest(project) {
  return ({ projectFolder, reportFile, browser }) =>
    runPackageProgram(
      'vitest/vitest.mjs',
      [
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      {
        folder: projectFolder,
        limitMs: STAGE_LIMIT_MS,
        environment: browser === undefined ? {} : { CHROMIUM_PATH: browser },
      },
    );
}

/** @type {readonly Stage[]} */
export const STAGES = [
  { title: 'Format', run: check('oxfmt/bin/oxfmt', ['--check']) },
  { title: 'Lint', run: check('oxlint/bin/oxlint', []) },
  { title: 'Types of the page', run: check('typescript/bin/tsc', ['-p', 'tsconfig.page.json']) },
  {
    title: 'Types of the workers',
    run: check('typescript/bin/tsc', ['-p', 'tsconfig.worker.json']),
  },
  { title: 'Types of the rest', run: check('typescript/bin/tsc', ['-p', 'tsconfig.node.json']) },
  {
    title: 'Build',
    async run({ projectFolder }) {
      await buildOutdated(projectFolder);
      return 0;
    },
  },
  { title: 'Unit tests', run: vitest('unit'), count: countVitest },
  { title: 'Server, embedded', run: vitest('server'), count: countVitest },
  {
    title: 'Tests in the browser',
    needsBrowser: true,
    run: vitest('browser'),
    count: countVitest,
  },
  {
    title: 'End-to-end tests',
    needsBrowser: true,
    count: countPlaywright,
    run: ({ projectFolder, reportFile, browser }) =>
      runPackageProgram('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
        folder: projectFolder,
        limitMs: STAGE_LIMIT_MS,
        environment: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
        },
      }),
  },
];
