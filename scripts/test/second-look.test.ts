import { describe, expect, it } from 'vitest';
import { afterSecondLook, deservesSecondLook } from './second-look.mjs';

const STARVED = 'tests/e2e/menus.spec.ts › opens a menu › Timed out';
const BROKEN = 'tests/e2e/links.spec.ts › follows a link › Not found';

const first = {
  passed: 40,
  failed: 2,
  failures: [STARVED, BROKEN],
  failedFiles: ['tests/e2e/menus.spec.ts', 'tests/e2e/links.spec.ts'],
};

describe('a second look', () => {
  it('is taken if few tests failed, each in a known file', () => {
    expect(deservesSecondLook(first)).toBe(true);
    expect(deservesSecondLook({ ...first, failed: 0, failures: [], failedFiles: [] })).toBe(false);
    expect(deservesSecondLook({ ...first, failed: 4 })).toBe(false);
    expect(deservesSecondLook({ ...first, failed: 3 })).toBe(false);
    expect(deservesSecondLook({ ...first, failedFiles: [] })).toBe(false);
  });

  it('clears what passes alone, names it, and leaves what fails again', () => {
    const second = {
      passed: 6,
      failed: 1,
      failures: [BROKEN],
    };
    expect(afterSecondLook(first, second)).toEqual({
      passed: 41,
      failed: 1,
      failures: [BROKEN],
      passedAlone: [STARVED],
    });
  });

  it('recognizes a test that fails again for another reason', () => {
    const again = 'tests/e2e/links.spec.ts › follows a link › Timed out';
    const second = {
      passed: 6,
      failed: 1,
      failures: [again],
    };
    expect(afterSecondLook(first, second).passedAlone).toEqual([STARVED]);
  });

  it('clears nothing if nothing ran', () => {
    expect(afterSecondLook(first, undefined)).toBe(first);
    expect(afterSecondLook(first, { passed: 0, failed: 1, failures: [] })).toBe(first);
  });
});
