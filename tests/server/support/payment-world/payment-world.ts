/** Servers that sell, the provider that they sell through, and everything that can go wrong between them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import Stripe from 'stripe';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { type PaymentSandbox, startPaymentSandbox } from '#payment-sandbox/index.ts';
import { makeFallible } from '#tests/server/support/fallible-database.ts';
import { ORIGIN, SECRET } from '#tests/server/support/platform.ts';
import { SANDBOX_MEANS } from '#tests/server/support/sandbox.ts';
import { openTestDatabase } from '#tests/server/support/test-database.ts';
import { databaseAt, serverUrl } from '#tests/server/support/test-server.ts';
import { type Answering, Visitor } from '#tests/server/support/visitor.ts';
import { MIGRATIONS } from '#tests/support/empty-database.ts';
import type { Trouble } from './histories.ts';
import { Postman } from './postman.ts';
import { startSecondBeside } from './two-servers.ts';

export interface PaymentWorld {
  /** The server as it runs now, or both of them by turns. */
  readonly app: () => Answering;
  /** The database, past every fault. */
  readonly connection: DatabaseConnection;
  readonly sandbox: PaymentSandbox;
  /** The provider as its own dashboard reaches it, past every fault. */
  readonly stripe: Stripe;
  readonly postman: Postman;
  /** Every line of the server's log and of the sandbox's. */
  readonly log: readonly string[];
  /** A visitor with a browser that does not notice a restart. */
  readonly visitor: () => Visitor;
  /**
   * Ends the trouble from before and begins this one. A restart is over at once; it also kills a second
   * server amid its next call. All other troubles affect the first server alone.
   */
  readonly setTrouble: (trouble: Trouble) => Promise<void>;
  /** Moves the provider's clock, which is the product's. */
  readonly pass: (hours: number) => Promise<void>;
  /** Makes a bank ask for the money of an intent back, and decide. */
  readonly dispute: (intent: string, end: 'open' | 'won' | 'lost') => Promise<void>;
  /** Mends everything and lets time pass until the server has nothing left to do. */
  readonly settle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A job that failed rests for less than this, up to its fifth failure. */
const REST_MS = 60 * 60 * 1000;
const SETTLE_LIMIT_MS = 20_000;
const MS_PER_S = 1000;
const HOUR_S = 3600;
/** The sandbox has one clock for everybody. */
const CLOCK = 'clock';

function logInto(lines: string[], level: string) {
  return pino({ level }, { write: (line: string) => lines.push(line) });
}

export interface PaymentWorldOptions {
  /** How often an announcement is delivered. */
  readonly copies?: () => number;
  readonly logLevel?: 'debug' | 'error';
  /** Two where they can share the database, the second in a process of its own. */
  readonly servers?: 1 | 2;
}

/** Starts everything on a database of its own. */
export async function startPaymentWorld({
  copies = () => 1,
  logLevel = 'error',
  servers = 1,
}: PaymentWorldOptions = {}): Promise<PaymentWorld> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-payments-'));
  const sound = await openTestDatabase();
  const fallible = makeFallible(sound);
  const log: string[] = [];
  const postman = new Postman(copies);
  const sandbox = await startPaymentSandbox({
    ...SANDBOX_MEANS,
    database: sound.database,
    log: logInto(log, logLevel),
    now: () => new Date(),
    dataFolder,
    deliver: postman.collect,
  });

  /** Asks for what the provider has for tests alone. */
  async function askSandbox(path: string, fields: Readonly<Record<string, string>>) {
    const answer: unknown = await stripe.rawRequest('POST', path, { ...fields });
    return answer as { readonly id: string };
  }

  let isAway = false;
  const { hostname, port } = new URL(sandbox.url);
  const address = { host: hostname, port, protocol: 'http', telemetry: false } as const;
  const stripe = new Stripe(sandbox.secretKey, address);
  const reach: typeof fetch = async (...parameters) => {
    if (isAway) throw new TypeError('fetch failed');
    return fetch(...parameters);
  };
  const payment = {
    kind: 'sandbox' as const,
    stripe: new Stripe(sandbox.secretKey, {
      ...address,
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(reach),
    }),
    publishableKey: null,
    webhookSecret: sandbox.webhookSecret,
    now: sandbox.now,
    page: sandbox,
  };

  let lead = 0;
  async function start(): Promise<FastifyInstance> {
    const config = parseConfig({ LOG_LEVEL: logLevel, DATA_DIR: dataFolder });
    const started = await createApp(config, {
      clock: () => performance.now(),
      now: () => new Date(Date.now() + lead),
      secret: SECRET,
      version: '1.2.3',
      appFolder: undefined,
      database: fallible.connection,
      log: { write: (line) => log.push(line) },
      payment,
    });
    await started.ready();
    return started;
  }
  let app = await start();

  async function startSecond(database: string) {
    const { url, secretKey, webhookSecret } = sandbox;
    const { rows } = await sound.execute('select current_database() as name');
    return startSecondBeside(() => app, {
      databaseUrl: databaseAt(database, String(rows[0]?.['name'])),
      migrations: MIGRATIONS,
      dataFolder,
      secret: SECRET,
      provider: { url, secretKey, webhookSecret },
    });
  }
  const both = servers === 2 && serverUrl !== undefined ? await startSecond(serverUrl) : undefined;

  function tellTime(): void {
    both?.tellTime({ server: lead, provider: sandbox.now().getTime() - Date.now() });
  }

  async function countJobs(): Promise<number> {
    const { rows } = await sound.execute(
      `select count(*)::int as left from jobs where given_up_at is null and name <> 'mail'`,
    );
    return Number(rows[0]?.['left']);
  }

  return {
    app: () => both ?? app,
    connection: sound,
    sandbox,
    stripe,
    postman,
    log,
    visitor: () => new Visitor({ inject: (request) => (both ?? app).inject(request) }, ORIGIN),
    async setTrouble(trouble) {
      isAway = trouble === 'provider-away';
      const isOfDatabase = trouble === 'refuses' || trouble === 'forgets' || trouble === 'hides';
      fallible.setFault(isOfDatabase ? trouble : undefined);
      if (trouble !== 'restart') return;
      both?.killSecond();
      await app.close();
      app = await start();
    },
    async pass(hours) {
      const to = Math.floor(sandbox.now().getTime() / MS_PER_S) + hours * HOUR_S;
      await stripe.testHelpers.testClocks.advance(CLOCK, { frozen_time: to });
      tellTime();
    },
    async dispute(intent, end) {
      const { id } = await askSandbox('/v1/test_helpers/disputes', { payment_intent: intent });
      if (end !== 'open')
        await askSandbox(`/v1/test_helpers/disputes/${id}/close`, { status: end });
    },
    async settle() {
      fallible.setFault(undefined);
      isAway = false;
      const began = performance.now();
      while ((await countJobs()) > 0) {
        if (performance.now() - began > SETTLE_LIMIT_MS) throw new Error('The jobs never end.');
        lead += REST_MS / 60;
        tellTime();
        await pause(25);
      }
    },
    async stop() {
      await both?.stop();
      await app.close();
      await sandbox.stop();
      await sound.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
