// @ts-check
/**
 * Reads from the JSON reports of the test runners how many tests passed and failed, and which failed.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} failures What failed, one line each; fewer if a report gives no names.
 * @property {readonly string[]} [failedFiles] The files in which something failed, in the form that the
 *   runner accepts; undefined or too few if something failed outside any file.
 * @property {readonly string[]} [passedAlone] What failed along with other tests, but
 *   passed alone in a second look.
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
 * A test that passes only when the runner retries it cannot be trusted, and counts as failed. So does a test
 * that was not run: none is skipped on purpose, so the run must have been cut short.
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
 * The counts of a stage from its report and its exit status together: a stage that failed in a way its
 * report does not show, or that left no report, still counts as one failure.
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
