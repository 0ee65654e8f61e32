// @ts-check
/**
 * Reads how many tests passed and failed out of the reports that the test runners write as JSON.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */
import { z } from 'zod/mini';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * A file that could not even be loaded has no tests to fail, and counts as one failure.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/**
 * A test that passes only when it is tried again is not to be trusted, and counts as failed.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}
