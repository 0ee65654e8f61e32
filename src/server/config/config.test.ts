import { describe, expect, it } from 'vitest';
import { PRICED_PLANS } from '#domain/pricing/prices.ts';
import { ConfigError, parseConfig } from './config.ts';
import { EXAMPLE_SECRET } from './environment.ts';

const SECRET = 'thirty-two characters or some more';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://mirror.example.com',
  AUTH_SECRET: SECRET,
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toEqual({
      host: 'localhost',
      port: 3000,
      origin: 'http://localhost:3000',
      isLocal: true,
      secure: false,
      trustProxy: [],
      dataFolder: './data',
      throughPooler: false,
      processes: 1,
      mode: 'development',
      logLevel: 'warn',
      mailFrom: 'Lookglass <no-reply@localhost>',
      operatorTotpRequired: false,
      plansOnSale: PRICED_PLANS,
      signInProviders: {},
      analytics: { timeZone: 'UTC', eventDays: 90 },
      live: {
        udpPorts: [40_000, 40_199],
        addresses: ['127.0.0.1'],
        forwarderHost: '127.0.0.1',
        mostViewers: 60,
      },
    });
  });

  it('takes what the environment says', () => {
    const environment = {
      ...PRODUCTION,
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/var/lib/lookglass',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1',
      LOG_LEVEL: 'debug',
      DATABASE_URL: 'postgresql://lookglass:pass@db:5432/lookglass',
      DATABASE_DIRECT_URL: 'postgresql://lookglass:pass@db:5433/lookglass',
      DATABASE_READ_URL: 'postgresql://lookglass:pass@replica:5432/lookglass',
      DATABASE_POOLER: 'transaction',
      PROCESSES: '4',
      SMTP_URL: 'smtps://user:pass@mail.example.com:465',
      MAIL_FROM: 'Lookglass <hello@example.com>',
      ADMIN_KEY: 'sixteen characters',
      METRICS_TOKEN: 'sixteen-characters',
      OPERATOR_TOTP: 'required',
      PLANS_ON_SALE: 'none',
      STRIPE_SECRET_KEY: 'sk_live_secret',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_page',
      STRIPE_WEBHOOK_SECRET: 'whsec_signing',
      AI_BASE_URL: 'https://ai.example.com/v1/',
      AI_MODEL: 'acme/words-7b',
      AI_API_KEY: 'key-of-the-model',
      AI_MODEL_NAME: 'Words, at home',
      LIVE_UDP_PORTS: '50000-50099',
      LIVE_PUBLIC_ADDRESS: '203.0.113.7',
      LIVE_FORWARDER_HOST: '10.0.0.5',
      LIVE_MOST_VIEWERS: '200',
      LIVE_WHIP_URL: 'https://media.example.com/whip/{room}',
      LIVE_WHEP_URL: 'https://media.example.com/whep/{room}',
      LIVE_MEDIA_TOKEN: 'token-of-the-media-server',
      LIVE_TURN_URL: 'turn:turn.example.com:3478',
      LIVE_TURN_USERNAME: 'lookglass',
      LIVE_TURN_PASSWORD: 'password',
      ANALYTICS_TIME_ZONE: 'Europe/Berlin',
      ANALYTICS_EVENT_DAYS: '365',
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      MICROSOFT_CLIENT_ID: 'microsoft-id',
      MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
      MICROSOFT_ISSUER: 'https://login.example.com/tenant/v2.0',
    };
    expect(parseConfig(environment)).toEqual({
      host: '0.0.0.0',
      port: 8080,
      origin: 'https://mirror.example.com',
      isLocal: false,
      secure: true,
      trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
      dataFolder: '/var/lib/lookglass',
      mode: 'production',
      logLevel: 'debug',
      databaseUrl: 'postgresql://lookglass:pass@db:5432/lookglass',
      databaseDirectUrl: 'postgresql://lookglass:pass@db:5433/lookglass',
      databaseReadUrl: 'postgresql://lookglass:pass@replica:5432/lookglass',
      throughPooler: true,
      processes: 4,
      secret: SECRET,
      smtpUrl: 'smtps://user:pass@mail.example.com:465',
      mailFrom: 'Lookglass <hello@example.com>',
      adminKey: 'sixteen characters',
      metricsToken: 'sixteen-characters',
      operatorTotpRequired: true,
      plansOnSale: [],
      paymentKeys: {
        secretKey: 'sk_live_secret',
        publishableKey: 'pk_live_page',
        webhookSecret: 'whsec_signing',
      },
      languageModel: {
        baseUrl: 'https://ai.example.com/v1',
        model: 'acme/words-7b',
        publicName: 'Words, at home',
        apiKey: 'key-of-the-model',
      },
      analytics: { timeZone: 'Europe/Berlin', eventDays: 365 },
      live: {
        udpPorts: [50_000, 50_099],
        announcedAddress: '203.0.113.7',
        addresses: [],
        forwarderHost: '10.0.0.5',
        mostViewers: 200,
        outside: {
          whip: 'https://media.example.com/whip/{room}',
          whep: 'https://media.example.com/whep/{room}',
          token: 'token-of-the-media-server',
        },
        turn: {
          urls: 'turn:turn.example.com:3478',
          username: 'lookglass',
          credential: 'password',
        },
      },
      signInProviders: {
        google: {
          issuer: 'https://accounts.google.com',
          clientId: 'google-id',
          clientSecret: 'google-secret',
        },
        microsoft: {
          issuer: 'https://login.example.com/tenant/v2.0',
          clientId: 'microsoft-id',
          clientSecret: 'microsoft-secret',
        },
      },
    });
  });

  it('treats an empty value as one that is not set', () => {
    const empty = { PORT: '', PUBLIC_ORIGIN: '', AUTH_SECRET: '', GOOGLE_CLIENT_ID: '' };
    expect(parseConfig(empty)).toEqual(parseConfig({}));
  });

  it('logs each request in production, where nobody reads along', () => {
    expect(parseConfig(PRODUCTION).logLevel).toBe('info');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ HOST: 'http://localhost' }, 'HOST must be a name or an address'],
    [{ PUBLIC_ORIGIN: 'mirror.example.com' }, 'PUBLIC_ORIGIN must be an address without a path'],
    [{ PUBLIC_ORIGIN: 'https://example.com/mirror' }, 'PUBLIC_ORIGIN must be an address'],
    [{ PUBLIC_ORIGIN: 'ftp://example.com' }, 'PUBLIC_ORIGIN must be an address'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, production or test'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address such as postgresql://'],
    [{ PROCESSES: 'many' }, 'PROCESSES must be auto, or a whole number from 1 to 64.'],
    [{ PROCESSES: '0' }, 'PROCESSES must be auto, or a whole number from 1 to 64.'],
    [{ PROCESSES: '65' }, 'PROCESSES must be auto, or a whole number from 1 to 64.'],
    [{ PROCESSES: '2' }, 'PROCESSES needs DATABASE_URL: the embedded database serves one process.'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER must be none or transaction.'],
    [{ DATABASE_DIRECT_URL: 'db' }, 'DATABASE_DIRECT_URL must be an address such as postgresql://'],
    [{ DATABASE_READ_URL: 'db' }, 'DATABASE_READ_URL must be an address such as postgresql://'],
    [{ DATABASE_READ_URL: 'postgresql://db/x' }, 'DATABASE_URL must be set too'],
    [
      { DATABASE_URL: 'postgresql://db/x', DATABASE_POOLER: 'transaction' },
      'DATABASE_POOLER=transaction needs DATABASE_DIRECT_URL',
    ],
    [{ PROCESSES: 'auto' }, 'PROCESSES needs DATABASE_URL: the embedded database'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must be 32 characters or more'],
    [{ AUTH_SECRET: EXAMPLE_SECRET }, 'AUTH_SECRET is the example from .env.example'],
    [{ AUTH_SECRET: 'a'.repeat(48) }, 'AUTH_SECRET repeats a character or a word'],
    [{ AUTH_SECRET: 'swordfish'.repeat(4) }, 'AUTH_SECRET repeats a character or a word'],
    [{ AUTH_SECRET: `${'0'.repeat(40)}1234` }, 'AUTH_SECRET repeats a character or a word'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be 16 characters or more'],
    [{ METRICS_TOKEN: '1'.repeat(16) }, 'METRICS_TOKEN repeats a character or a word'],
    [{ ADMIN_KEY: '1'.repeat(16) }, 'ADMIN_KEY repeats a character or a word'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be loopback, or addresses or networks'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be loopback, or addresses or networks'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must be loopback, or addresses or networks'],
    [{ TRUST_PROXY: 'loopback,' }, 'TRUST_PROXY must be loopback, or addresses or networks'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address such as smtps://'],
    [{ MAIL_FROM: 'Lookglass' }, 'MAIL_FROM must be an address'],
    [{ MAIL_FROM: 'a@b.c\r\nBcc: d@e.f' }, 'MAIL_FROM must be an address'],
    [{ ADMIN_KEY: 'admin123' }, 'ADMIN_KEY must be 16 characters or more'],
    [{ OPERATOR_TOTP: 'yes' }, 'OPERATOR_TOTP must be required or optional'],
    [{ STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY must be a secret key'],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, 'STRIPE_PUBLISHABLE_KEY must be a publishable key'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be the signing secret'],
    [
      { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' },
      'STRIPE_WEBHOOK_SECRET must be set too, as STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are.',
    ],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set too, as GOOGLE_CLIENT_ID is.'],
    [{ APPLE_CLIENT_SECRET: 'x' }, 'APPLE_CLIENT_ID must be set too, as APPLE_CLIENT_SECRET is.'],
    [
      { MICROSOFT_ISSUER: 'https://id.example.com' },
      'MICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET must be set too, as MICROSOFT_ISSUER is.',
    ],
    [{ AI_BASE_URL: 'ai.example.com', AI_MODEL: 'm' }, 'AI_BASE_URL must be an https address'],
    [{ AI_BASE_URL: 'https://a:b@ai.example.com' }, 'AI_BASE_URL must be an https address'],
    [{ AI_BASE_URL: 'https://ai.example.com/v1?key=1' }, 'AI_BASE_URL must be an https address'],
    [{ AI_BASE_URL: 'http://ai.example.com/v1' }, 'plain http is for your own machine or network'],
    [{ AI_BASE_URL: 'http://8.8.8.8/v1' }, 'plain http is for your own machine or network'],
    [{ AI_BASE_URL: 'http://169.254.169.254/v1' }, 'plain http is for your own machine'],
    [{ AI_BASE_URL: 'file:///etc/passwd' }, 'AI_BASE_URL must be an https address'],
    [{ AI_MODEL: 'two words' }, 'AI_MODEL must be the name of a model'],
    [{ AI_API_KEY: 'two words' }, 'AI_API_KEY must be a key'],
    [{ AI_MODEL_NAME: 'two\nlines' }, 'AI_MODEL_NAME must be what people are told'],
    [{ AI_MODEL_NAME: ' ' }, 'AI_MODEL_NAME must be what people are told'],
    [{ AI_MODEL_NAME: 'Words' }, 'AI_BASE_URL and AI_MODEL must be set too'],
    [{ AI_MODEL: 'words' }, 'AI_BASE_URL must be set too'],
    [{ AI_API_KEY: 'key' }, 'AI_BASE_URL and AI_MODEL must be set too'],
    [{ AI_BASE_URL: 'http://localhost:8080' }, 'AI_MODEL must be set too'],
    [{ AI_BASE_URL: 'https://ai.example.com/v1', AI_MODEL: 'words' }, 'AI_API_KEY must be set too'],
    [{ GOOGLE_ISSUER: 'http://id.example.com' }, "GOOGLE_ISSUER must be the provider's https"],
    [{ ...PRODUCTION, AUTH_SECRET: '' }, 'AUTH_SECRET must be set in production'],
    [{ ...PRODUCTION, PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN must be set in production'],
  ])('refuses %o in a sentence', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError);
    expect(() => parseConfig(environment)).toThrow(sentence);
  });

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8080',
    'http://[::1]:8080/v1',
    'http://10.1.2.3/v1',
    'http://172.20.0.5/v1',
    'http://192.168.1.20:1234/v1',
    'http://[fd00::5]/v1',
    'http://ollama:11434/v1',
    'http://gpu.local/v1',
    'http://host.docker.internal:1234/v1',
    'https://10.1.2.3/v1',
  ])('needs no key for a model in our own network at %s', (address) => {
    const { languageModel } = parseConfig({ AI_BASE_URL: address, AI_MODEL: 'words' });
    expect(languageModel).toEqual({ baseUrl: address, model: 'words', apiKey: undefined });
  });

  it('names every wrong value at once', () => {
    const wrong = { PORT: 'x', LOG_LEVEL: 'loud' };
    expect(() => parseConfig(wrong)).toThrow(/PORT must[^\n]*\nLOG_LEVEL must/);
  });

  it('never repeats a secret that is wrong', () => {
    const wrong = {
      AUTH_SECRET: 'swordfish',
      ADMIN_KEY: 'swordfish',
      STRIPE_SECRET_KEY: 'swordfish',
      AI_BASE_URL: 'http://swordfish.example.com',
      AI_API_KEY: 'swordfish swordfish',
    };
    expect(() => parseConfig(wrong)).not.toThrow('swordfish');
  });
});

describe('the address that people come to', () => {
  it.each([
    [{ PUBLIC_ORIGIN: 'https://example.com/' }, 'https://example.com'],
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
    [{ HOST: '::', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '127.0.0.1', PORT: '4000' }, 'http://127.0.0.1:4000'],
    [{ HOST: '::1', PORT: '4000' }, 'http://[::1]:4000'],
  ])('with %o is %s', (environment, origin) => {
    expect(parseConfig(environment).origin).toBe(origin);
  });

  it('is secure only over https', () => {
    expect(parseConfig({ PUBLIC_ORIGIN: 'https://example.com' }).secure).toBe(true);
    expect(parseConfig({ PUBLIC_ORIGIN: 'http://example.com' }).secure).toBe(false);
  });

  it.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { PUBLIC_ORIGIN: 'http://localhost:99' }])(
    'is out of reach with %o',
    (environment) => {
      expect(parseConfig(environment).isLocal).toBe(true);
    },
  );

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { HOST: '127.0.0.1.example.com' },
    { PUBLIC_ORIGIN: 'https://mirror.example.com' },
    { PUBLIC_ORIGIN: 'https://localhost.example.com' },
    { ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:3000' },
  ])('is in reach of others with %o, or taken to be', (environment) => {
    expect(parseConfig(environment).isLocal).toBe(false);
  });
});
