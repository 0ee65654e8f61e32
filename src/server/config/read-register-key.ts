import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type Config, ConfigError } from './config.ts';
import { keepSecret } from './kept-secret.ts';

const KEY_FILE = 'register-key';

/** The encoding of the key in the settings and in its file. */
const PKCS8 = { format: 'der', type: 'pkcs8' } as const;

function makeKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export(PKCS8).toString('base64');
}

function parseKey(text: string): KeyObject {
  return createPrivateKey({ ...PKCS8, key: text, encoding: 'base64' });
}

/**
 * The private key that signs the head of the register: the one in the settings, else one that is made once and
 * kept in the data folder, for every process of this machine.
 */
export async function readRegisterKey({
  registerKey,
  dataFolder,
}: Pick<Config, 'registerKey' | 'dataFolder'>): Promise<KeyObject> {
  if (registerKey !== undefined) return parseKey(registerKey);
  const { file, secret } = await keepSecret(dataFolder, KEY_FILE, makeKey);
  try {
    return parseKey(secret);
  } catch (cause) {
    // No advice to delete it: devices that have seen the register know this key.
    throw new ConfigError(`${file} holds no key. Put back the one that was there.`, { cause });
  }
}
