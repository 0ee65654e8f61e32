import type { FastifyInstance } from 'fastify';
import { receivePaymentEvent } from '#contracts/payments.ts';
import { startPaymentSandbox } from '#payment-sandbox/index.ts';
import type { Config } from '#server/config/config.ts';
import { makeDataFolder } from '#server/config/data-folder.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { createLanes } from '#server/concurrency/lanes.ts';
import { type PaymentProvider, sandboxClient, stripeProvider } from './provider.ts';

interface Needed {
  /** The time of day. */
  readonly now: () => Date;
  readonly database: DatabaseConnection;
  /** Who takes the money, whatever the settings say. */
  readonly payment?: PaymentProvider;
}

const NOT_READY = 503;

/**
 * Starts the sandbox that plays the provider, and stops it together with `app`. It delivers its
 * announcements to `app` without a network.
 */
async function startSandbox(
  app: FastifyInstance,
  { dataFolder }: Config,
  { now, database }: Needed,
): Promise<PaymentProvider> {
  let isReady = false;
  app.addHook('onReady', async () => {
    isReady = true;
  });
  await makeDataFolder(dataFolder);
  const sandbox = await startPaymentSandbox({
    createLanes,
    isDatabaseUnavailable,
    database: database.database,
    log: app.log,
    now,
    dataFolder,
    async deliver(payload, signature) {
      // `inject` would make the app start before all of its routes are registered.
      if (!isReady) return NOT_READY;
      const { statusCode } = await app.inject({
        method: receivePaymentEvent.method,
        url: receivePaymentEvent.path,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
      return statusCode;
    },
  });
  app.addHook('onClose', sandbox.stop);
  const { url, secretKey, webhookSecret, confirm, challenge } = sandbox;
  return {
    kind: 'sandbox',
    stripe: sandboxClient(url, secretKey),
    publishableKey: null,
    webhookSecret,
    now: sandbox.now,
    page: { confirm, challenge },
  };
}

/**
 * Who takes the money: the provider if there are keys for it; otherwise, if nobody but this machine can
 * reach us, the sandbox that plays it. Undefined if nothing can be paid.
 */
export async function startProvider(
  app: FastifyInstance,
  config: Config,
  needed: Needed,
): Promise<PaymentProvider | undefined> {
  if (needed.payment !== undefined) return needed.payment;
  if (config.paymentKeys !== undefined) return stripeProvider(config.paymentKeys, needed.now);
  return config.isLocal ? startSandbox(app, config, needed) : undefined;
}
