import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settleCounts } from './reports.mjs';

describe('counting unit tests', () => {
  it('takes the runner’s own numbers', () => {
    const report = {
      numPassedTests: 12,
      numFailedTests: 2,
      testResults: [{ status: 'failed', assertionResults: [{}, {}] }],
    };
    expect(countVitest(report)).toEqual({ passed: 12, failed: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1 });
  });
});

describe('counting end-to-end tests', () => {
  it('counts a flaky test and an error outside any test as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });
});

describe('the counts of a stage', () => {
  it('are one pass or one failure where there is no report', () => {
    expect(settleCounts(undefined, 0)).toEqual({ passed: 1, failed: 0 });
    expect(settleCounts(undefined, 2)).toEqual({ passed: 0, failed: 1 });
  });

  it('have a failure when the runner failed without saying in what', () => {
    expect(settleCounts({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
  });

  it('are the report’s where it says what failed', () => {
    expect(settleCounts({ passed: 9, failed: 4 }, 1)).toEqual({ passed: 9, failed: 4 });
  });
});
