import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFirefox } from './firefox.mjs';

describe('the Firefox for tests', () => {
  let folder: string;
  const install = (name: string): string => {
    const path = join(folder, name);
    writeFileSync(path, '');
    chmodSync(path, 0o755);
    return path;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lookglass-programs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the first on the PATH, with the extended support release before others', () => {
    install('firefox');
    const release = install('firefox-esr');
    expect(findFirefox({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(release);
  });

  it('is the file that FIREFOX_PATH names, before any other', () => {
    install('firefox-esr');
    const own = install('nightly');
    expect(findFirefox({ PATH: folder, FIREFOX_PATH: own })).toBe(own);
  });

  it('may be missing', () => {
    expect(findFirefox({ PATH: folder })).toBeUndefined();
  });

  it('is not looked for elsewhere when FIREFOX_PATH names no file', () => {
    install('firefox-esr');
    expect(() => findFirefox({ PATH: folder, FIREFOX_PATH: join(folder, 'gone') })).toThrow(
      /FIREFOX_PATH is .*gone, and no such file exists/,
    );
  });
});
