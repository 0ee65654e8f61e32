import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { makeDataFolder } from './data-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookglass-folder-'));
});
afterEach(async () => rm(folder, { recursive: true }));

describe('the folder that everything is kept in', () => {
  it('is made with its parent folders, once', async () => {
    const deep = join(folder, 'one', 'two', 'three');
    await Promise.all([makeDataFolder(deep), makeDataFolder(deep)]);
    await makeDataFolder(deep);
    expect((await stat(deep)).isDirectory()).toBe(true);
  });

  it.runIf(process.platform === 'linux')('that cannot be made is refused at once', async () => {
    const making = makeDataFolder('/proc/lookglass/data');
    await expect(making).rejects.toThrow(ConfigError);
    await expect(making).rejects.toThrow(
      'DATA_DIR is /proc/lookglass/data, which is not a folder and cannot be made.',
    );
  });

  it('that is a file, or below one, is refused', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(makeDataFolder(file)).rejects.toThrow(
      `DATA_DIR is ${file}, which is not a folder`,
    );
    await expect(makeDataFolder(join(file, 'data'))).rejects.toThrow(ConfigError);
  });
});
