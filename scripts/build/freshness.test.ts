import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf, isFresh, removeStamp, writeStamp } from './freshness.mjs';

let folder = '';

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lookglass-freshness-'));
  write('source/a.ts', 'a');
  write('source/deep/b.ts', 'b');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the digest of sources', () => {
  const digest = () => digestOf(folder, ['source/', 'single.json', 'missing.json']);

  it('changes with the contents of any file, however deep', () => {
    const before = digest();
    write('source/deep/b.ts', 'changed');
    expect(digest()).not.toBe(before);
  });

  it('changes when a file is added, renamed or removed', () => {
    const before = digest();
    write('single.json', '{}');
    const added = digest();
    rmSync(join(folder, 'source/a.ts'));
    write('source/c.ts', 'a');
    expect(new Set([before, added, digest()]).size).toBe(3);
  });

  it('does not change with the time of a file, which a checkout makes new', () => {
    const before = digest();
    utimesSync(join(folder, 'source/a.ts'), 1, 1);
    expect(digest()).toBe(before);
  });

  it('does not change with a test, which no build reads', () => {
    const before = digest();
    write('source/a.test.ts', 'a test');
    expect(digest()).toBe(before);
  });
});

describe('a build', () => {
  const build = () => ({
    stamp: join(folder, 'stamps/app'),
    outputs: [join(folder, 'out/index.html')],
    digest: digestOf(folder, ['source/']),
  });

  it('is fresh once its stamp and its outputs are there', () => {
    write('out/index.html', 'page');
    writeStamp(build().stamp, build().digest);
    expect(isFresh(build())).toBe(true);
  });

  it('is not fresh after an interruption, which leaves no stamp', () => {
    writeStamp(build().stamp, build().digest);
    removeStamp(build().stamp);
    write('out/index.html', 'half a page');
    expect(isFresh(build())).toBe(false);
  });

  it('is not fresh when a source has changed since', () => {
    write('out/index.html', 'page');
    writeStamp(build().stamp, build().digest);
    write('source/a.ts', 'changed');
    expect(isFresh(build())).toBe(false);
  });

  it('is not fresh when an output was deleted', () => {
    writeStamp(build().stamp, build().digest);
    expect(isFresh(build())).toBe(false);
  });
});
