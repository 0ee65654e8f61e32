import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settleCounts } from './reports.mjs';

const passing = { status: 'passed', fullName: 'a link is read', failureMessages: [] };

describe('counting unit tests', () => {
  it('takes the runner’s own numbers, and says what failed and why', () => {
    const failing = {
      status: 'failed',
      fullName: 'a link is written',
      failureMessages: ['AssertionError: expected 1 to be 2\n    at link.test.ts:7'],
    };
    const report = {
      numPassedTests: 12,
      numFailedTests: 1,
      testResults: [
        { name: 'src/link.test.ts', status: 'failed', assertionResults: [passing, failing] },
      ],
    };
    expect(countVitest(report)).toEqual({
      passed: 12,
      failed: 1,
      failures: ['src/link.test.ts › a link is written › AssertionError: expected 1 to be 2'],
      failedFiles: ['src/link.test.ts'],
    });
  });

  it.each([
    ['be loaded', []],
    ['be prepared for its tests', [{ ...passing, status: 'skipped' }]],
  ])('counts a file that could not %s as a failure', (_, assertionResults) => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [{ name: 'src/link.test.ts', status: 'failed', assertionResults }],
    };
    expect(countVitest(report)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['src/link.test.ts › could not be loaded or prepared'],
      failedFiles: ['src/link.test.ts'],
    });
  });
});

describe('counting end-to-end tests', () => {
  const flaky = {
    title: 'opens a menu',
    file: 'menus.spec.ts',
    tests: [{ status: 'flaky', results: [{ error: { message: 'Timed out\n  at 3' } }, {}] }],
  };
  const sound = {
    title: 'closes it',
    file: 'menus.spec.ts',
    tests: [{ status: 'expected', results: [{}] }],
  };
  const report = {
    stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 },
    errors: [],
    suites: [{ specs: [sound], suites: [{ specs: [flaky] }] }],
  };

  it('counts a flaky test as a failure, and names it and its file', () => {
    expect(countPlaywright(report)).toEqual({
      passed: 5,
      failed: 1,
      failures: ['tests/e2e/menus.spec.ts › opens a menu › Timed out'],
      failedFiles: ['tests/e2e/menus.spec.ts'],
    });
  });

  it('counts tests that were not run as failures, which no second look clears', () => {
    expect(countPlaywright({ ...report, stats: { ...report.stats, skipped: 7 } })).toEqual({
      passed: 5,
      failed: 8,
      failures: ['tests/e2e/menus.spec.ts › opens a menu › Timed out', '7 tests were not run'],
      failedFiles: [],
    });
  });

  it('counts an error outside any test, without naming a file', () => {
    expect(countPlaywright({ ...report, errors: [{ message: 'No server' }] })).toEqual({
      passed: 5,
      failed: 2,
      failures: ['tests/e2e/menus.spec.ts › opens a menu › Timed out', 'No server'],
      failedFiles: [],
    });
  });
});

describe('the counts of a stage', () => {
  it('are one pass or one failure where there is no report', () => {
    expect(settleCounts(undefined, 0)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(settleCounts(undefined, 2)).toEqual({ passed: 0, failed: 1, failures: [] });
  });

  it('have one failure if the runner failed without saying where', () => {
    expect(settleCounts({ passed: 9, failed: 0, failures: [] }, 1)).toMatchObject({
      passed: 9,
      failed: 1,
    });
  });

  it('are those of the report if it says what failed', () => {
    const counts = { passed: 9, failed: 1, failures: ['a link is written'] };
    expect(settleCounts(counts, 1)).toEqual(counts);
  });
});
