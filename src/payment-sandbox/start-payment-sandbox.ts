import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';
import { createLedgerStore } from './ledger-store.ts';
import { createDeliveries, type CreateLanes, type Deliver } from './deliveries.ts';
import { writeSandboxFile } from './sandbox-file.ts';
import { createSandboxPage, type SandboxPage } from './sandbox-page.ts';
import { createSandboxServer } from './sandbox-server.ts';

const KEY_BYTES = 24;
const LOOK_MS = 2000;
/** A clock that was moved may be moved again, by another process or when the ledger is emptied. */
const LOOK_AHEAD_MS = 250;

export interface PaymentSandboxNeeds {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** The time of day; the sandbox's own clock may be ahead of it. */
  readonly now: () => Date;
  /** Folder in which `payment-sandbox.json` is written; it must be there. */
  readonly dataFolder: string;
  /** Takes an announcement and its signature header; resolves with an HTTP status. */
  readonly deliver: Deliver;
  /** How work is done side by side. */
  readonly createLanes: CreateLanes;
  /** Whether an error means that the database does not answer at present. */
  readonly isDatabaseUnavailable: (error: unknown) => boolean;
}

export interface PaymentSandbox extends SandboxPage {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The sandbox's time, which is the product's time in test mode. */
  readonly now: () => Date;
  /** Resolves when every announcement that is due has been tried: for tests. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

function makeSecret(prefix: string): string {
  return `${prefix}_${randomBytes(KEY_BYTES).toString('hex')}`;
}

/**
 * Plays the payment provider on this machine, in the API version of the installed library and as far as
 * this server uses it, on a free port of 127.0.0.1 with a key that only this process and
 * `payment-sandbox.json` know. Only for a server that is reachable from its own machine alone: everyone
 * is given what they ask for.
 *
 * | Objects             | Calls                                                                  |
 * | ------------------- | ---------------------------------------------------------------------- |
 * | customers           | create, retrieve, update, delete, list; their payment methods          |
 * | products, prices    | create, retrieve, list (by `lookup_keys`)                              |
 * | payment_intents     | create, retrieve, update, confirm, cancel, list                        |
 * | setup_intents       | create, retrieve, confirm, cancel, list                                |
 * | payment_methods     | retrieve, attach, detach, list                                         |
 * | subscriptions       | create, retrieve, update, cancel, list (`status`: all)                 |
 * | invoices            | retrieve, list, pay, void                                              |
 * | charges, refunds    | retrieve, list; refunds are created                                    |
 * | disputes            | retrieve, list, update (`winning_evidence`), close                     |
 * | test_clocks         | create, retrieve, advance: one clock, which goes on by itself          |
 * | test_helpers        | `POST disputes {payment_intent}`, `POST disputes/:id/close {status}`   |
 *
 * Lists come in pages, fields can be expanded, idempotency keys make repeats harmless, and errors are
 * worded as the provider's. It differs in this: unknown parameters are ignored; an invoice is final and
 * charged when its period begins, not an hour later; and a failed renewal is tried again after one and
 * two days, and its subscription ends after three.
 */
export async function startPaymentSandbox(needs: PaymentSandboxNeeds): Promise<PaymentSandbox> {
  const { database, log, now, dataFolder, isDatabaseUnavailable } = needs;
  // Loaded late: only the bundler supplies the statements, and programs that merely look up the sandbox's
  // address run without it.
  const { migrate } = await import('./migrate.ts');
  await migrate(database);
  const secretKey = makeSecret('sk_test');
  const webhookSecret = makeSecret('whsec');
  const deliveries = createDeliveries({ ...needs, webhookSecret });
  const store = createLedgerStore({ database, now, onWork: deliveries.wake });
  const app = createSandboxServer({ store, log, secretKey });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const file = await writeSandboxFile(dataFolder, { url, secretKey });

  let nextLook: NodeJS.Timeout | undefined;
  const look = (): void => {
    store.look().catch((cause: unknown) => {
      if (isDatabaseUnavailable(cause)) return;
      log.warn({ cause }, 'the payment sandbox could not look at its clock');
    });
    deliveries.wake();
    nextLook = setTimeout(look, store.isAhead() ? LOOK_AHEAD_MS : LOOK_MS).unref();
  };
  look();
  await store.forget();

  return {
    ...createSandboxPage(store),
    url,
    secretKey,
    webhookSecret,
    now: store.now,
    settled: deliveries.settled,
    async stop() {
      clearTimeout(nextLook);
      await app.close();
      await deliveries.stop();
      await file.remove();
    },
  };
}
