// @ts-check
/**
 * A second look at the few tests that failed in a long run.
 *
 * Some fourteen thousand tests share the cores of a machine that others use too, and a few of them wait only
 * seconds for something. A test that was starved says nothing about the product; one that is broken fails
 * again when it runs alone. What passes only alone is named in the summary, so that someone sees and fixes
 * it (docs/decisions/091-a-second-look-at-few-failures.md).
 */

/** More failures than this are not an accident. */
const MOST_FAILURES = 3;

/**
 * @param {import('./reports.mjs').Counts} counts Counts of a stage.
 * @returns {boolean} Whether it has few failures, and the files of all of them are known.
 */
export function deservesSecondLook({ failed, failures, failedFiles = [] }) {
  return (
    failed > 0 &&
    failed <= MOST_FAILURES &&
    failures.length === failed &&
    failedFiles.length > 0 &&
    failedFiles.length <= failed
  );
}

/**
 * @param {import('./reports.mjs').Counts} first
 * @param {import('./reports.mjs').Counts | undefined} second From running only the failed files; undefined
 *   if they could not be run again.
 * @returns {import('./reports.mjs').Counts} A second look in which nothing passed changes nothing.
 */
export function afterSecondLook(first, second) {
  if (second === undefined || second.passed === 0) return first;
  const stillFails = new Set(second.failures.map(testOf));
  return {
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    failures: second.failures,
    passedAlone: first.failures.filter((failure) => !stillFails.has(testOf(failure))),
  };
}

/**
 * @param {string} failure A line as the reports write it.
 * @returns {string} Its file and title, without the reason, which may differ between runs.
 */
function testOf(failure) {
  return failure.split(' › ').slice(0, 2).join(' › ');
}
