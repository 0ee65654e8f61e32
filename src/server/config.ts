import { z } from 'zod/mini';

/** What the environment decides, parsed once when the server starts. */
export interface Config {
  /** Name or address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Folder that holds everything the server keeps. */
  readonly dataFolder: string;
  /** Address under which people reach the server, where that is not `host` and `port`. */
  readonly publicOrigin: string | undefined;
  readonly mode: 'development' | 'production' | 'test';
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Address of a PostgreSQL server; the embedded database in `dataFolder` where there is none. */
  readonly databaseUrl: string | undefined;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** One or more settings are wrong; the message has one sentence for each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const HIGHEST_PORT = 65_535;

const portRule = 'PORT must be a whole number from 0 to 65535, such as 3000.';
const originRule =
  'PUBLIC_ORIGIN must be an address without a path, such as https://mirror.example.com.';

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text.replace(/\/$/, '');
}

const environmentSchema = z.object({
  HOST: z._default(
    z
      .string()
      .check(z.regex(/^[\w.:-]+$/, 'HOST must be a name or an address, such as localhost.')),
    'localhost',
  ),
  PORT: z._default(
    z.string().check(
      z.regex(/^\d{1,5}$/, portRule),
      z.refine((text) => Number(text) <= HIGHEST_PORT, portRule),
    ),
    '3000',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.refine(isOrigin, originRule))),
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], {
      error: 'NODE_ENV must be development, production or test.',
    }),
    'development',
  ),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^postgres(?:ql)?:\/\/\S+$/,
          'DATABASE_URL must be an address such as postgresql://user:password@host:5432/lookglass.',
        ),
      ),
  ),
  LOG_LEVEL: z.optional(
    z.enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` }),
  ),
});

/**
 * Reads the settings; an empty value counts as not set.
 *
 * @throws {ConfigError} with one sentence for each wrong value.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const sentences = new Set(parsed.error.issues.map((issue) => issue.message));
    throw new ConfigError([...sentences].join('\n'));
  }
  const { HOST, PORT, DATA_DIR, PUBLIC_ORIGIN, NODE_ENV, LOG_LEVEL, DATABASE_URL } = parsed.data;
  return {
    host: HOST,
    port: Number(PORT),
    dataFolder: DATA_DIR,
    publicOrigin: PUBLIC_ORIGIN?.replace(/\/$/, ''),
    mode: NODE_ENV,
    databaseUrl: DATABASE_URL,
    // In front of a person, lines of JSON for each request would bury the address.
    logLevel: LOG_LEVEL ?? (NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}

/** Whether people reach the server over https, so that a browser may be told to insist on it. */
export function isServedSecurely(config: Config): boolean {
  return config.publicOrigin?.startsWith('https:') === true;
}
