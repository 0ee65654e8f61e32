// @ts-check
/**
 * What `npm test` and `npm run check` check, in order; each check is a row here.
 *
 * @typedef {object} StageTools
 * @property {string} projectFolder
 * @property {string} reportFile Where the stage's runner may leave its report.
 * @property {string | undefined} browser The browser's program file, undefined if there is none.
 * @property {(engine: string) => void} ranOn Notes a database that the server was tested on.
 * @property {readonly string[]} [onlyFiles] The test files to run, one after the
 *   other; without it, the whole stage.
 *
 * @typedef {object} Stage
 * @property {string} title
 * @property {boolean} [needsBrowser]
 * @property {boolean} [besideOthers] Runs at the same time as neighboring stages with the same setting:
 *   none of them keeps all cores busy.
 * @property {(tools: StageTools) => Promise<number | undefined>} run Returns an exit status; undefined if
 *   there was nothing to run it with, which counts neither as a failure nor as a success.
 * @property {(report: unknown) => import('./reports.mjs').Counts} [count] For runners that write a report.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { buildOutdated } from '#scripts/build/build.mjs';
import { findFirefox } from '#scripts/setup/firefox.mjs';
import { findWebKit } from '#scripts/setup/webkit.mjs';
import { runPackageProgram } from '#scripts/process/run.mjs';
import { canStartCluster, findPostgresOrSay } from './postgres.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/** A stage that hangs is ended after this long, so that the rest can still be reported. */
const STAGE_LIMIT_MS = 40 * 60_000;

/**
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Stage['run']}
 */
function check(program, parameters, environment = {}) {
  return ({ projectFolder }) =>
    runPackageProgram(program, parameters, {
      folder: projectFolder,
      limitMs: STAGE_LIMIT_MS,
      environment,
    });
}

/**
 * Threads for a checker that runs beside others. Each thread works out many types anew: on two cores, one alone takes two
 * thirds of the processor's time.
 */
const THREADS_BESIDE_OTHERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * @param {readonly string[]} projects
 * @param {{ environment?: NodeJS.ProcessEnv, options?: readonly string[] }} [settings]
 * @returns {(tools: StageTools) => Promise<number>}
 */
function vitest(projects, { environment = {}, options = [] } = {}) {
  return ({ projectFolder, reportFile, browser, onlyFiles }) =>
    runPackageProgram(
      'vitest/vitest.mjs',
      [
        'run',
        ...(onlyFiles ?? []),
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...options,
      ],
      {
        folder: projectFolder,
        limitMs: STAGE_LIMIT_MS,
        environment: {
          // By default the runner leaves one core free, which on two cores is half of them.
          VITEST_MAX_WORKERS: String(onlyFiles === undefined ? availableParallelism() : 1),
          ...environment,
          ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
        },
      },
    );
}

/**
 * A browser for each core.
 *
 * @param {readonly string[]} projects
 * @returns {Stage['run']}
 */
function playwright(projects) {
  return ({ projectFolder, reportFile, browser, onlyFiles }) =>
    runPackageProgram(
      '@playwright/test/cli.js',
      [
        'test',
        ...(onlyFiles ?? []),
        ...projects.map((project) => `--project=${project}`),
        `--workers=${onlyFiles === undefined ? availableParallelism() : 1}`,
        '--reporter=list,json',
      ],
      {
        folder: projectFolder,
        limitMs: STAGE_LIMIT_MS,
        environment: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
        },
      },
    );
}

/** @type {Stage['run']} */
function testServerEmbedded(tools) {
  tools.ranOn('embedded');
  return vitest(['server', 'server-edge', 'server-embedded'], {
    environment: { TEST_DATABASE_URL: '' },
  })(tools);
}

/** @type {Stage['run']} */
async function testServerPostgresql(tools) {
  const server = await findPostgresOrSay();
  if (server === undefined) return undefined;
  try {
    tools.ranOn(`PostgreSQL ${server.version}`);
    const projects = ['server', ...(canStartCluster() ? ['server-postgresql'] : [])];
    return await vitest(projects, { environment: { TEST_DATABASE_URL: server.url } })(tools);
  } finally {
    await server.stop();
  }
}

/** The browsers besides Chromium in which the mirror is tested, if they are installed. */
const OTHER_BROWSERS = [
  {
    project: 'firefox',
    name: 'Firefox',
    isThere: findFirefox() !== undefined,
    howToHaveIt: 'Install one on the PATH, or name it in FIREFOX_PATH.',
  },
  {
    project: 'webkit',
    name: 'WebKitGTK',
    isThere: findWebKit() !== undefined,
    howToHaveIt: 'Debian has it in webkit2gtk-driver; it needs xvfb, too.',
  },
];
const INSTALLED_BROWSERS = OTHER_BROWSERS.filter(({ isThere }) => isThere);

/** @type {readonly Stage[]} */
const MISSING_BROWSERS = OTHER_BROWSERS.filter(({ isThere }) => !isThere).map(
  ({ name, howToHaveIt }) => ({
    title: `End-to-end, ${name}`,
    async run() {
      console.log(`Not run: there is no ${name}. ${howToHaveIt}`);
      return undefined;
    },
  }),
);

/** The parts of the project, each with its own set of globals; the slowest to check comes first. */
const TYPED_PARTS = ['node', 'page', 'worker', 'service-worker'];

/**
 * Checking types keeps one core busy, so as many checks run at the same time as there are cores.
 *
 * @type {Stage['run']}
 */
async function checkTypes(tools) {
  const waiting = TYPED_PARTS.map((part) =>
    check('typescript/bin/tsc', [
      '-p',
      `tsconfig.${part}.json`,
      '--checkers',
      THREADS_BESIDE_OTHERS,
    ]),
  );
  let worst = 0;
  const checkOneByOne = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      worst = Math.max(worst, (await next(tools)) ?? 0);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checkOneByOne));
  return worst;
}

/**
 * The unit tests that uncommitted changes can break; if everything is committed, those
 * that the last commit can break.
 *
 * @type {Stage['run']}
 */
async function testWhatChanged(tools) {
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: tools.projectFolder });
  const changed = status.length > 0 ? '--changed' : '--changed=HEAD~1';
  return vitest(['unit'], { options: [changed, '--passWithNoTests'] })(tools);
}

/** @type {readonly Stage[]} */
const STATIC_STAGES = [
  { title: 'Format', run: check('oxfmt/bin/oxfmt', ['--check']) },
  {
    title: 'Lint',
    besideOthers: true,
    run: check('oxlint/bin/oxlint', [], { GOMAXPROCS: THREADS_BESIDE_OTHERS }),
  },
  { title: 'Types', besideOthers: true, run: checkTypes },
];

/**
 * What `npm run check` runs: as much as can be checked in under a minute.
 *
 * @type {readonly Stage[]}
 */
export const QUICK_STAGES = [
  ...STATIC_STAGES,
  { title: 'Unit tests of what changed', run: testWhatChanged, count: countVitest },
];

/**
 * What `npm test` runs.
 *
 * @type {readonly Stage[]}
 */
export const STAGES = [
  ...STATIC_STAGES,
  {
    title: 'Build',
    besideOthers: true,
    async run({ projectFolder }) {
      await buildOutdated(projectFolder);
      return 0;
    },
  },
  { title: 'Unit tests', run: vitest(['unit']), count: countVitest },
  { title: 'Server, embedded', run: testServerEmbedded, count: countVitest },
  { title: 'Server, PostgreSQL', run: testServerPostgresql, count: countVitest },
  {
    title: 'Tests in the browser',
    needsBrowser: true,
    run: vitest(['browser', 'render']),
    count: countVitest,
  },
  ...MISSING_BROWSERS,
  {
    title: ['End-to-end, Chromium', ...INSTALLED_BROWSERS.map(({ name }) => name)].join(' and '),
    needsBrowser: true,
    run: playwright(['mirror', ...INSTALLED_BROWSERS.map(({ project }) => project), 'pages']),
    count: countPlaywright,
  },
];
