import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readSecret } from './read-secret.ts';

let dataFolder = '';
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-secret-'));
});
afterEach(async () => rm(dataFolder, { recursive: true }));

describe('the secret that signs sessions', () => {
  it('is the one in the settings', async () => {
    expect(await readSecret({ secret: 'from the settings', dataFolder })).toBe('from the settings');
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('is made once if the settings have none', async () => {
    const settings = { secret: undefined, dataFolder: join(dataFolder, 'new') };
    const first = await readSecret(settings);
    expect(first).toMatch(/^[\w-]{64}$/);
    expect(await readSecret(settings)).toBe(first);
  });

  it('is the same for processes that start at the same time', async () => {
    const settings = { secret: undefined, dataFolder };
    const read = await Promise.all(Array.from({ length: 20 }, () => readSecret(settings)));
    expect(new Set(read).size).toBe(1);
    expect(await readdir(dataFolder)).toEqual(['secret']);
  });

  it('can be read by nobody else', async () => {
    await readSecret({ secret: undefined, dataFolder });
    expect((await stat(join(dataFolder, 'secret'))).mode & 0o777).toBe(0o600);
  });

  it('is never an empty one', async () => {
    const file = join(dataFolder, 'secret');
    await writeFile(file, '\n');
    const reading = readSecret({ secret: undefined, dataFolder });
    await expect(reading).rejects.toThrow(ConfigError);
    await expect(reading).rejects.toThrow(`${file} holds no secret.`);
    expect(await readFile(file, 'utf8')).toBe('\n');
  });
});
