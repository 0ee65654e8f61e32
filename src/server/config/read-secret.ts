import { randomBytes } from 'node:crypto';
import { type Config, ConfigError } from './config.ts';
import { keepSecret } from './kept-secret.ts';

const SECRET_BYTES = 48;
const SECRET_FILE = 'secret';

/**
 * The secret that signs sessions: the one in the settings, else one that is made once and kept in
 * the data folder, so that people stay signed in when a server in development starts again.
 */
export async function readSecret({
  secret,
  dataFolder,
}: Pick<Config, 'secret' | 'dataFolder'>): Promise<string> {
  if (secret !== undefined) return secret;
  const kept = await keepSecret(dataFolder, SECRET_FILE, () =>
    randomBytes(SECRET_BYTES).toString('base64url'),
  );
  if (kept.secret.length < SECRET_BYTES) {
    throw new ConfigError(`${kept.file} holds no secret. Delete it, and a new one will be made.`);
  }
  return kept.secret;
}
