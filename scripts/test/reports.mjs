// @ts-check
/**
 * Reads how many tests passed and failed, and which failed, out of the reports that the test runners write
 * as JSON.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures What failed, a line each; fewer where a report names nothing.
 * @property {readonly string[]} [failedFiles] Where it failed, as the runner takes them; undefined or too few where
 *   something failed outside any file.
 * @property {readonly string[]} [passedAlone] What failed beside other tests and passed in a second look, alone.
 */
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod/mini';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z._default(z.array(z.string()), []),
        }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.optional(z.object({ message: z.string() })) })),
    }),
  ),
});

const suite = z.object({
  specs: z._default(z.array(spec), []),
  get suites() {
    return z._default(z.array(suite), []);
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  suites: z._default(z.array(suite), []),
});

/**
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 * @returns {string} One line.
 */
function describeFailure(file, title, message = '') {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  const place = file === '' ? '' : relative(process.cwd(), resolve(file));
  return [place, title, reason.slice(0, 200)].filter((part) => part !== '').join(' › ');
}

/**
 * A file that failed without a failed test could not be loaded or prepared, and counts as one failure.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const isFailed = (/** @type {{ readonly status: string }} */ { status }) => status === 'failed';
  const unloaded = testResults.filter(
    (file) => isFailed(file) && !file.assertionResults.some(isFailed),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isFailed)
      .map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [
      ...failures,
      ...unloaded.map(({ name }) => describeFailure(name, 'could not be loaded or prepared')),
    ],
    failedFiles: testResults.filter(isFailed).map(({ name }) => name),
  };
}

/**
 * @param {z.infer<typeof suite>} within
 * @returns {readonly z.infer<typeof spec>[]}
 */
function specsOf({ specs, suites }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * A test that passes only when the runner tries it again is not to be trusted, and counts as failed; so does one that
 * was not run: none of them is left out on purpose, so that the run was cut short.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)));
  const failures = failed.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const message = results.find(({ error }) => error !== undefined)?.error?.message;
    return describeFailure(`tests/e2e/${file}`, title, message);
  });
  const { skipped } = stats;
  const isCutShort = errors.length + skipped > 0;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + skipped + errors.length,
    failures: [
      ...failures,
      ...errors.map(({ message }) => describeFailure('', '', message)),
      ...(skipped > 0 ? [`${skipped} tests were not run`] : []),
    ],
    failedFiles: isCutShort ? [] : [...new Set(failed.map(({ file }) => `tests/e2e/${file}`))],
  };
}

/**
 * The counts of a stage by its report and its exit status together: a stage that failed in a way its
 * report does not show, or left none, still counts as one failure.
 *
 * @param {Counts | undefined} counts Undefined for a stage without a report.
 * @param {number} exitCode
 * @returns {Counts}
 */
export function settleCounts(counts, exitCode) {
  if (counts === undefined) {
    return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, failures: [] };
  }
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
