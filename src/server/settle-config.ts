import { type Config, parseConfig } from './config/config.ts';
import { findFreePort } from './listen.ts';

/**
 * Reads the settings with everything in them decided: where any free port will do, one is chosen.
 * Rejects with ConfigError or ListenError.
 */
export async function settleConfig(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Config> {
  const config = parseConfig(variables);
  if (config.port !== 0) return config;
  return parseConfig({ ...variables, PORT: String(await findFreePort(config)) });
}
