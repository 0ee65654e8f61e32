import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { createBooks } from './books.ts';
import { createDeliveries, type Deliver } from './deliveries.ts';
import { createSandboxPage, type SandboxPage } from './sandbox-page.ts';
import { createSandboxServer } from './sandbox-server.ts';

/** Where tests and developers find the address and the key of a sandbox that runs. */
export const SANDBOX_FILE = 'payment-sandbox.json';
const OWNER_ONLY = 0o600;
const KEY_BYTES = 24;
const LOOK_MS = 2000;

export interface PaymentSandboxNeeds {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  /** The time of day; the sandbox's own clock may be ahead of it. */
  readonly now: () => Date;
  /** Folder in which `payment-sandbox.json` is written. */
  readonly dataFolder: string;
  /** Takes an announcement and its signature header; resolves with an HTTP status. */
  readonly deliver: Deliver;
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
 * Plays the payment provider on this machine: its API as far as this server uses it, on a free port
 * of 127.0.0.1 with a key that only this process knows. Only for a server that nobody but its own
 * machine can reach: whoever asks is given what they ask for.
 */
export async function startPaymentSandbox(needs: PaymentSandboxNeeds): Promise<PaymentSandbox> {
  const { database, log, now, dataFolder, deliver } = needs;
  const secretKey = makeSecret('sk_test');
  const webhookSecret = makeSecret('whsec');
  const deliveries = createDeliveries({ database, log, now, webhookSecret, deliver });
  const books = createBooks({ database, now, onWork: deliveries.wake });
  const app = createSandboxServer({ books, log, secretKey });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address: AddressInfo | string | null = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const file = join(dataFolder, SANDBOX_FILE);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ url, secretKey }), { mode: OWNER_ONLY, flag: 'wx' });

  const look = (): void => {
    books.look().catch((cause: unknown) => {
      log.warn({ cause }, 'the payment sandbox could not look at its clock');
    });
    deliveries.wake();
  };
  const looking = setInterval(look, LOOK_MS).unref();
  look();

  return {
    ...createSandboxPage(books),
    url,
    secretKey,
    webhookSecret,
    now: books.now,
    settled: deliveries.settled,
    async stop() {
      clearInterval(looking);
      await app.close();
      await deliveries.stop();
      await rm(file, { force: true });
    },
  };
}
