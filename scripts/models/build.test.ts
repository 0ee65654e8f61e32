import { existsSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { TRACKER_FILES, buildTrackerFiles } from './build.ts';

describe("building the tracker's files", () => {
  it('makes each of them, and none again while they are newer than their sources', () => {
    buildTrackerFiles();
    expect(Object.values(TRACKER_FILES).filter((file) => !existsSync(file))).toEqual([]);
    expect(buildTrackerFiles()).toBe(false);
  });
});
