import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { readRegisterKey } from './read-register-key.ts';

let dataFolder = '';
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-register-key-'));
});
afterEach(async () => rm(dataFolder, { recursive: true }));

function keyOn(namedCurve: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve });
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

async function publicKey(registerKey?: string): Promise<string> {
  const key = createPublicKey(await readRegisterKey({ registerKey, dataFolder }));
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

describe('the key that signs the register', () => {
  it('is the one in the settings', async () => {
    const key = keyOn('P-256');
    const { registerKey } = parseConfig({ REGISTER_KEY: key });
    expect(registerKey).toBe(key);
    expect(await publicKey(key)).toBe(await publicKey(key));
    expect(await readdir(dataFolder)).toEqual([]);
  });

  it('is made once if the settings have none, even for processes that start at the same time', async () => {
    const read = await Promise.all(Array.from({ length: 12 }, () => publicKey()));
    expect(new Set(read).size).toBe(1);
    expect(await readdir(dataFolder)).toEqual(['register-key']);
  });

  it('can be read by nobody else', async () => {
    await publicKey();
    expect((await stat(join(dataFolder, 'register-key'))).mode & 0o777).toBe(0o600);
  });

  it('must be put back if its file holds none: another one is never made unasked', async () => {
    await writeFile(join(dataFolder, 'register-key'), 'nothing\n');
    await expect(publicKey()).rejects.toThrow(ConfigError);
  });

  it.each([
    ['a text', 'no key'],
    ['another curve', keyOn('P-384')],
  ])('is refused in the settings when it is %s', (_, REGISTER_KEY) => {
    expect(() => parseConfig({ REGISTER_KEY })).toThrow('REGISTER_KEY must be a private key');
  });
});
