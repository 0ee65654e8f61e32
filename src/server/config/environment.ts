/** Every setting that is read from the environment, each with the sentence for a wrong value. */
import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod/mini';
import { isOwnNetwork } from './addresses.ts';
import { portRange } from './port-range.ts';
import { namedPlans } from './named-plans.ts';
import {
  FEWEST_EVENT_DAYS,
  LOG_LEVELS,
  MOST_EVENT_DAYS,
  MOST_PROCESSES,
  SENTENCES,
  SHORTEST_ADMIN_KEY,
  SHORTEST_SECRET,
} from './setting-sentences.ts';

/** Stands in .env.example, so that nobody can take it for a secret. */
export const EXAMPLE_SECRET = 'replace-this-with-32-or-more-random-characters';

const HIGHEST_PORT = 65_535;
const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * A text with fewer different characters is not random: 32 random ones have more than ten, even in
 * hexadecimal.
 */
const FEWEST_DIFFERENT = 8;

/** Whether a text is one character or one word, written again and again. */
function isRepeated(text: string): boolean {
  return text.repeat(2).indexOf(text, 1) < text.length;
}

/** Whether a secret looks as if it was only typed to fill the field. */
function isGuessable(text: string): boolean {
  return new Set(text).size < FEWEST_DIFFERENT || isRepeated(text);
}

/** Whether this names a time zone whose days both we and a database can compute. */
function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Databases read a zone that is a mere offset with the opposite sign.
    return /^[A-Z]/.test(timeZone) && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text.replace(/\/$/, '');
}

/**
 * Whether what people write may be sent there: encrypted, or within the operator's own network. The
 * address holds no name, password, query or fragment, which could end up in a message.
 */
function isModelAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if ([username, password, search, hash].some((part) => part !== '')) return false;
  return protocol === 'https:' || (protocol === 'http:' && isOwnNetwork(hostname));
}

/** Whether a text is a private key that can sign the register: P-256, as PKCS #8 in base64. */
function isRegisterKey(text: string): boolean {
  try {
    const key = createPrivateKey({ key: text, format: 'der', type: 'pkcs8', encoding: 'base64' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/**
 * Whether pictures may be sent to this address: it names the room, and has no password that could end up
 * in a message.
 */
function isMediaAddress(text: string): boolean {
  const room = text.replaceAll('{room}', 'room');
  if (room === text || !URL.canParse(room)) return false;
  const { protocol, username, password } = new URL(room);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** An address such as 10.0.0.1, or a network such as 10.0.0.0/8; not `/0`, which would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = ADDRESS_BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits;
}

function trustedProxies(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim());
}

const url = (pattern: RegExp, sentence: string) =>
  z.string().check(z.refine((text) => pattern.test(text) && URL.canParse(text), sentence));

/** An address of a provider: https, or plain http on this machine for development. */
function issuer(name: string) {
  const sentence = `${name} must be the provider's https address, such as https://id.example.com.`;
  return z.optional(
    url(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/, sentence),
  );
}

const DATABASE_ADDRESS = /^postgres(?:ql)?:\/\/\S+$/;

const key = (pattern: RegExp, sentence: string) =>
  z.optional(z.string().check(z.regex(pattern, sentence)));

export const environmentSchema = z.object({
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/, SENTENCES.host)), 'localhost'),
  PORT: z._default(
    z.string().check(
      z.regex(/^\d{1,5}$/, SENTENCES.port),
      z.refine((text) => Number(text) <= HIGHEST_PORT, SENTENCES.port),
    ),
    '3000',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.refine(isOrigin, SENTENCES.origin))),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => trustedProxies(text).every((part) => part === 'loopback' || isNetwork(part)),
          SENTENCES.trustProxy,
        ),
      ),
  ),
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], { error: SENTENCES.mode }),
    'development',
  ),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, { error: SENTENCES.logLevel })),
  DATABASE_URL: z.optional(z.string().check(z.regex(DATABASE_ADDRESS, SENTENCES.databaseUrl))),
  DATABASE_DIRECT_URL: key(DATABASE_ADDRESS, SENTENCES.directUrl),
  DATABASE_READ_URL: key(DATABASE_ADDRESS, SENTENCES.readUrl),
  DATABASE_POOLER: z._default(z.enum(['none', 'transaction'], { error: SENTENCES.pooler }), 'none'),
  PROCESSES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => text === 'auto' || (/^[1-9]\d?$/.test(text) && Number(text) <= MOST_PROCESSES),
          SENTENCES.processes,
        ),
      ),
    '1',
  ),
  AUTH_SECRET: z.optional(
    z.string().check(
      z.minLength(SHORTEST_SECRET, SENTENCES.secret),
      z.refine((text) => text !== EXAMPLE_SECRET, SENTENCES.exampleSecret),
      z.refine((text) => !isGuessable(text), SENTENCES.guessableSecret),
    ),
  ),
  REGISTER_KEY: z.optional(z.string().check(z.refine(isRegisterKey, SENTENCES.registerKey))),
  SMTP_URL: z.optional(url(/^smtps?:\/\/[^/]/, SENTENCES.smtpUrl)),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(/^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, SENTENCES.mailFrom),
      ),
  ),
  ADMIN_KEY: z.optional(
    z.string().check(
      z.minLength(SHORTEST_ADMIN_KEY, SENTENCES.adminKey),
      z.refine((text) => !isGuessable(text), SENTENCES.guessableAdminKey),
    ),
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(
      z.regex(/^[\x21-\x7e]+$/, SENTENCES.metricsToken),
      z.minLength(SHORTEST_ADMIN_KEY, SENTENCES.metricsToken),
      z.refine((text) => !isGuessable(text), SENTENCES.guessableMetricsToken),
    ),
  ),
  OPERATOR_TOTP: z._default(
    z.enum(['required', 'optional'], { error: SENTENCES.operatorTotp }),
    'optional',
  ),
  PLANS_ON_SALE: z.optional(
    z.string().check(z.refine((text) => namedPlans(text) !== undefined, SENTENCES.plansOnSale)),
  ),
  STRIPE_SECRET_KEY: key(/^[sr]k_\w+$/, SENTENCES.stripeSecret),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_\w+$/, SENTENCES.stripePublishable),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_[\w+/=]+$/, SENTENCES.stripeWebhook),
  AI_BASE_URL: z.optional(z.string().check(z.refine(isModelAddress, SENTENCES.modelAddress))),
  AI_MODEL: key(/^[\x21-\x7e]{1,200}$/, SENTENCES.model),
  AI_MODEL_NAME: key(/^(?! )[^\p{Cc}\p{Cf}\p{Cs}<>]{1,60}(?<! )$/u, SENTENCES.modelName),
  PICTURE_SIGNER_FILE: z.optional(z.string()),
  ANALYTICS_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, SENTENCES.timeZone)),
    'UTC',
  ),
  ANALYTICS_EVENT_DAYS: z._default(
    z.string().check(
      z.regex(/^\d{1,4}$/, SENTENCES.eventDays),
      z.refine(
        (text) => Number(text) >= FEWEST_EVENT_DAYS && Number(text) <= MOST_EVENT_DAYS,
        SENTENCES.eventDays,
      ),
    ),
    '90',
  ),
  LIVE_UDP_PORTS: z._default(
    z.string().check(z.refine((text) => portRange(text) !== undefined, SENTENCES.livePorts)),
    '40000-40199',
  ),
  LIVE_PUBLIC_ADDRESS: z.optional(
    z.string().check(z.refine((text) => isIP(text) === 4, SENTENCES.liveAddress)),
  ),
  LIVE_FORWARDER_HOST: z._default(
    z.string().check(z.refine((text) => isIP(text) === 4, SENTENCES.liveHost)),
    '127.0.0.1',
  ),
  LIVE_MOST_VIEWERS: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, SENTENCES.liveViewers)),
    '60',
  ),
  LIVE_WHIP_URL: z.optional(z.string().check(z.refine(isMediaAddress, SENTENCES.liveMedia))),
  LIVE_WHEP_URL: z.optional(z.string().check(z.refine(isMediaAddress, SENTENCES.liveMedia))),
  LIVE_MEDIA_TOKEN: key(/^[\x21-\x7e]{1,1000}$/, SENTENCES.liveToken),
  LIVE_TURN_URL: key(/^turns?:[\w.:-]+(?:\?transport=(?:udp|tcp))?$/, SENTENCES.liveTurn),
  LIVE_TURN_USERNAME: z.optional(z.string()),
  LIVE_TURN_PASSWORD: z.optional(z.string()),
  AI_API_KEY: key(/^[\x21-\x7e]{1,1000}$/, SENTENCES.modelKey),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: issuer('GOOGLE_ISSUER'),
  APPLE_CLIENT_ID: z.optional(z.string()),
  APPLE_CLIENT_SECRET: z.optional(z.string()),
  APPLE_ISSUER: issuer('APPLE_ISSUER'),
  MICROSOFT_CLIENT_ID: z.optional(z.string()),
  MICROSOFT_CLIENT_SECRET: z.optional(z.string()),
  MICROSOFT_ISSUER: issuer('MICROSOFT_ISSUER'),
});

/** The settings as they stand in the environment, each valid by itself. */
export type Environment = z.infer<typeof environmentSchema>;

/** The proxies that a valid `TRUST_PROXY` names; none if it is not set. */
export function proxiesOf({ TRUST_PROXY }: Environment): readonly string[] {
  return TRUST_PROXY === undefined ? [] : trustedProxies(TRUST_PROXY);
}
