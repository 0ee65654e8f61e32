import { availableParallelism } from 'node:os';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import { isLoopback, originAt } from './addresses.ts';
import { environmentSchema, proxiesOf, type Environment } from './environment.ts';
import {
  halfGivenLanguageModel,
  type LanguageModelSettings,
  languageModelOf,
} from './language-model.ts';
import { halfGivenPaymentKeys, type PaymentKeys, paymentKeysOf } from './payment-keys.ts';
import { halfGivenLive, type LiveSettings, liveSettingsOf } from './live-settings.ts';
import { plansOnSaleOf } from './plans-on-sale.ts';
import {
  halfGivenProviders,
  signInProvidersOf,
  type SignInProviderSettingsById,
} from './sign-in-providers.ts';
import type { LOG_LEVELS } from './setting-sentences.ts';

/** What the environment decides, parsed once when the server starts. */
export interface Config {
  /** Name or address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Address under which people reach the server, such as `https://mirror.example.com`. */
  readonly origin: string;
  /** Only this machine can reach it, for development: stand-ins for real services may be on. */
  readonly isLocal: boolean;
  /** Whether people come over https, so that a browser may be told to insist on it. */
  readonly secure: boolean;
  /** The proxies that are trusted to name a visitor's address: addresses, networks, or `loopback`. */
  readonly trustProxy: readonly string[];
  /** Folder that holds everything the server keeps. */
  readonly dataFolder: string;
  readonly mode: Environment['NODE_ENV'];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Address of a PostgreSQL server; the embedded database in `dataFolder` where there is none. */
  readonly databaseUrl: string | undefined;
  /** Past a pooler, to the database server itself: for migrations, and for `LISTEN`. */
  readonly databaseDirectUrl: string | undefined;
  /** A replica, for reads that need not see the newest data. */
  readonly databaseReadUrl: string | undefined;
  /** Whether a pooler stands before the database that gives each transaction another connection. */
  readonly throughPooler: boolean;
  /** How many processes of the server share the work of this machine. */
  readonly processes: number;
  /** What sessions are signed with; see `readSecret` for where there is none. */
  readonly secret: string | undefined;
  /** What the head of the register is signed with, in base64; see `readRegisterKey` for where there is none. */
  readonly registerKey: string | undefined;
  /** Mail server; mails are written to files in `dataFolder` where there is none. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The second factor for maintenance. */
  readonly adminKey: string | undefined;
  /** What lets a program on another machine read `/api/metrics`. */
  readonly metricsToken: string | undefined;
  /** Whether operators must sign in with an authenticator app. */
  readonly operatorTotpRequired: boolean;
  /** Keys of the payment provider; without them, sales happen only in test mode or not at all. */
  readonly paymentKeys: PaymentKeys | undefined;
  /** The plans that are sold here; a subscription to another one goes on. */
  readonly plansOnSale: readonly PricedPlan[];
  readonly signInProviders: SignInProviderSettingsById;
  /** May word what our own engines found; without one they answer alone. */
  readonly languageModel: LanguageModelSettings | undefined;
  readonly analytics: AnalyticsSettings;
  /** Who signs pictures here: certificates and a key in one file. Outside production, one is made where there is none. */
  readonly pictureSignerFile: string | undefined;
  readonly live: LiveSettings;
}

export interface AnalyticsSettings {
  /** Whose days are counted, such as `Europe/Berlin`. */
  readonly timeZone: string;
  /** How many days single events are kept for. */
  readonly eventDays: number;
}

/** One or more settings are wrong; the message has one sentence for each of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const DEFAULT_MAIL_FROM = 'Lookglass <no-reply@localhost>';

/** One sentence for each setting that production cannot do without. */
function missingInProduction(environment: Environment): readonly string[] {
  if (environment.NODE_ENV !== 'production') return [];
  return [
    ...(environment.AUTH_SECRET === undefined
      ? ['AUTH_SECRET must be set in production: it signs every session.']
      : []),
    ...(environment.PUBLIC_ORIGIN === undefined
      ? ['PUBLIC_ORIGIN must be set in production: links in emails are made with it.']
      : []),
  ];
}

/**
 * Sentences for settings that need a database server, or a direct way to it: the embedded database
 * belongs to one process, and no pooler stands before it.
 */
function wantsServer(environment: Environment): readonly string[] {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, DATABASE_POOLER } = environment;
  const isPooled = DATABASE_POOLER === 'transaction';
  if (DATABASE_URL !== undefined) {
    return isPooled && DATABASE_DIRECT_URL === undefined
      ? [
          'DATABASE_POOLER=transaction needs DATABASE_DIRECT_URL: tables are changed past the pooler, and what processes tell each other comes past it.',
        ]
      : [];
  }
  return [
    ...(environment.PROCESSES === '1'
      ? []
      : [
          'PROCESSES needs DATABASE_URL: the embedded database serves one process. Name a PostgreSQL server, or leave PROCESSES out.',
        ]),
    ...(DATABASE_DIRECT_URL === undefined && DATABASE_READ_URL === undefined && !isPooled
      ? []
      : [
          'DATABASE_URL must be set too, as DATABASE_DIRECT_URL, DATABASE_READ_URL or DATABASE_POOLER is.',
        ]),
  ];
}

function processesOf({ PROCESSES }: Environment): number {
  return PROCESSES === 'auto' ? availableParallelism() : Number(PROCESSES);
}

function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const sentences = new Set(parsed.error.issues.map((issue) => issue.message));
    throw new ConfigError([...sentences].join('\n'));
  }
  const sentences = [
    ...missingInProduction(parsed.data),
    ...wantsServer(parsed.data),
    ...halfGivenProviders(parsed.data),
    ...halfGivenLive(parsed.data),
    ...halfGivenPaymentKeys(parsed.data),
    ...halfGivenLanguageModel(parsed.data),
  ];
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  return parsed.data;
}

/**
 * Reads the settings; an empty value counts as not set.
 *
 * @throws {ConfigError} with one sentence for each wrong value.
 */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const environment = parseEnvironment(variables);
  const { HOST: host, NODE_ENV: mode } = environment;
  const port = Number(environment.PORT);
  const origin = environment.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? originAt(host, port);
  const isLocal = mode !== 'production' && isLoopback(host) && isLoopback(new URL(origin).hostname);
  return {
    host,
    port,
    origin,
    isLocal,
    secure: origin.startsWith('https:'),
    trustProxy: proxiesOf(environment),
    dataFolder: environment.DATA_DIR,
    mode,
    // In a developer's terminal, a line of JSON for each request would bury the address that is printed.
    logLevel: environment.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
    databaseUrl: environment.DATABASE_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL,
    databaseReadUrl: environment.DATABASE_READ_URL,
    throughPooler: environment.DATABASE_POOLER === 'transaction',
    processes: processesOf(environment),
    secret: environment.AUTH_SECRET,
    registerKey: environment.REGISTER_KEY,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM ?? DEFAULT_MAIL_FROM,
    adminKey: environment.ADMIN_KEY,
    metricsToken: environment.METRICS_TOKEN,
    operatorTotpRequired: environment.OPERATOR_TOTP === 'required',
    paymentKeys: paymentKeysOf(environment),
    plansOnSale: plansOnSaleOf(environment),
    signInProviders: signInProvidersOf(environment),
    languageModel: languageModelOf(environment),
    pictureSignerFile: environment.PICTURE_SIGNER_FILE,
    live: liveSettingsOf(environment, isLocal),
    analytics: {
      timeZone: environment.ANALYTICS_TIME_ZONE,
      eventDays: Number(environment.ANALYTICS_EVENT_DAYS),
    },
  };
}
