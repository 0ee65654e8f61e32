/** What a person is told about a setting that is wrong, and the bounds that these sentences name. */

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** More than the cores of any machine that one database would keep up with. */
export const MOST_PROCESSES = 64;
export const SHORTEST_SECRET = 32;
export const SHORTEST_ADMIN_KEY = 16;

/** Events can come a week late, and are looked at for two days more. */
export const FEWEST_EVENT_DAYS = 10;
export const MOST_EVENT_DAYS = 3650;

export const SENTENCES = {
  host: 'HOST must be a name or an address, such as localhost.',
  port: 'PORT must be a whole number from 0 to 65535, such as 3000.',
  origin: 'PUBLIC_ORIGIN must be an address without a path, such as https://mirror.example.com.',
  mode: 'NODE_ENV must be development, production or test.',
  logLevel: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
  databaseUrl:
    'DATABASE_URL must be an address such as postgresql://user:password@host:5432/lookglass.',
  directUrl:
    'DATABASE_DIRECT_URL must be an address such as postgresql://user:password@host:5432/lookglass.',
  readUrl:
    'DATABASE_READ_URL must be an address such as postgresql://user:password@replica:5432/lookglass.',
  pooler: 'DATABASE_POOLER must be none or transaction.',
  processes: `PROCESSES must be auto, or a whole number from 1 to ${MOST_PROCESSES}.`,
  secret: `AUTH_SECRET must be ${SHORTEST_SECRET} characters or more that no one can guess, such as what "openssl rand -base64 48" prints.`,
  exampleSecret:
    'AUTH_SECRET is the example from .env.example, which is public. Choose another one.',
  trustProxy:
    'TRUST_PROXY must be loopback, or addresses or networks with commas between them, such as 10.0.0.0/8,192.168.1.5.',
  registerKey:
    'REGISTER_KEY must be a private key on P-256 in base64, such as what "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -outform DER | base64 -w0" prints.',
  smtpUrl: 'SMTP_URL must be an address such as smtps://user:password@mail.example.com:465.',
  mailFrom: 'MAIL_FROM must be an address, such as Lookglass <hello@example.com>.',
  guessableSecret:
    'AUTH_SECRET repeats a character or a word, and can be guessed: choose what "openssl rand -base64 48" prints.',
  metricsToken: `METRICS_TOKEN must be ${SHORTEST_ADMIN_KEY} characters or more, without spaces.`,
  guessableMetricsToken:
    'METRICS_TOKEN repeats a character or a word, and can be guessed: choose another.',
  adminKey: `ADMIN_KEY must be ${SHORTEST_ADMIN_KEY} characters or more.`,
  guessableAdminKey: 'ADMIN_KEY repeats a character or a word, and can be guessed: choose another.',
  operatorTotp: 'OPERATOR_TOTP must be required or optional.',
  plansOnSale:
    'PLANS_ON_SALE must be none, or plans with commas between them: monthly, yearly, hourly.',
  stripeSecret: 'STRIPE_SECRET_KEY must be a secret key of Stripe: it starts with sk_ or rk_.',
  stripePublishable:
    'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe: it starts with pk_.',
  stripeWebhook:
    'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook at Stripe: it starts with whsec_.',
  modelAddress:
    'AI_BASE_URL must be an https address without a query, such as https://ai.example.com/v1; plain http is for your own machine or network, such as http://localhost:11434/v1.',
  model: 'AI_MODEL must be the name of a model, of 200 characters at most, without spaces.',
  modelName:
    'AI_MODEL_NAME must be what people are told that the model is called: one line of 60 characters at most, without spaces around it.',
  modelKey: 'AI_API_KEY must be a key of at most 1000 characters, without spaces.',
  livePorts: 'LIVE_UDP_PORTS must be two ports from 1024 to 65535, such as 40000-40199.',
  liveAddress: 'LIVE_PUBLIC_ADDRESS must be an IPv4 address, such as 203.0.113.7.',
  liveHost: 'LIVE_FORWARDER_HOST must be an IPv4 address of this machine, such as 10.0.0.5.',
  liveViewers: 'LIVE_MOST_VIEWERS must be a whole number from 1 to 9999.',
  liveMedia:
    'LIVE_WHIP_URL and LIVE_WHEP_URL must be addresses with {room} in them, such as https://media.example.com/whip/{room}.',
  liveToken: 'LIVE_MEDIA_TOKEN must be a token of at most 1000 characters, without spaces.',
  liveTurn: 'LIVE_TURN_URL must be an address such as turn:turn.example.com:3478.',
  timeZone: 'ANALYTICS_TIME_ZONE must be the name of a time zone, such as Europe/Berlin, or UTC.',
  eventDays: `ANALYTICS_EVENT_DAYS must be a whole number of days from ${FEWEST_EVENT_DAYS} to ${MOST_EVENT_DAYS}, such as 90.`,
} as const;
