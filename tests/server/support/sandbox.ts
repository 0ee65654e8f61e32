import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createLanes } from '#server/concurrency/lanes.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/database-errors.ts';
import { sandboxClient } from '#server/payment/provider.ts';
import { readSandboxFile } from '#payment-sandbox/index.ts';
import { type PaymentSandbox, startPaymentSandbox } from '#payment-sandbox/index.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';

/** What the server hands to its sandbox, whatever the test. */
export const SANDBOX_MEANS = { createLanes, isDatabaseUnavailable } as const;

/** One announcement as it was sent. */
export interface Announcement {
  readonly payload: string;
  readonly signature: string;
}

/** A payment sandbox without the platform around it. */
export interface TestSandbox extends PaymentSandbox {
  readonly stripe: Stripe;
  readonly connection: DatabaseConnection;
  readonly dataFolder: string;
  /** What was announced since the test began, refused ones included. */
  readonly announced: () => readonly Announcement[];
  /** Refuses the next announcements, as a receiver in trouble does. */
  readonly refuseNext: (count: number) => void;
  /** Ends it and starts another on the same database. */
  readonly restart: () => Promise<void>;
}

const OK = 200;
const IN_TROUBLE = 500;

const CLOCK_AHEAD = 'select from payment_sandbox.sandbox_clock where lead_ms <> 0';

/**
 * Empties the database after a test. If a sandbox is running whose clock was moved, it is called once, so
 * that it notices that the clock was reset.
 */
export async function emptyWithSandbox(
  connection: DatabaseConnection,
  dataFolder: string,
): Promise<void> {
  const reach = await readSandboxFile(dataFolder);
  const isAhead = reach !== undefined && (await connection.execute(CLOCK_AHEAD)).rows.length > 0;
  await emptyDatabase(connection);
  if (!isAhead) return;
  const { url, secretKey } = reach;
  const headers = { authorization: `Bearer ${secretKey}` };
  await (await fetch(`${url}/v1/test_helpers/test_clocks/any`, { headers })).text();
}

/** One sandbox for a file of tests, its database emptied after each. */
export function useSandbox(): () => TestSandbox {
  let running: TestSandbox | undefined;
  let announced: Announcement[] = [];
  let refusals = 0;

  async function start(connection: DatabaseConnection, dataFolder: string): Promise<TestSandbox> {
    const sandbox = await startPaymentSandbox({
      ...SANDBOX_MEANS,
      database: connection.database,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      dataFolder,
      async deliver(payload, signature) {
        announced.push({ payload, signature });
        refusals -= 1;
        return refusals >= 0 ? IN_TROUBLE : OK;
      },
    });
    return {
      ...sandbox,
      stripe: sandboxClient(sandbox.url, sandbox.secretKey),
      connection,
      dataFolder,
      announced: () => announced,
      refuseNext(count) {
        refusals = count;
      },
      async restart() {
        await sandbox.stop();
        running = await start(connection, dataFolder);
      },
    };
  }

  beforeAll(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'lookglass-sandbox-'));
    running = await start(await openTestDatabase(), dataFolder);
  });
  afterEach(async () => {
    if (running === undefined) return;
    await running.settled();
    await emptyWithSandbox(running.connection, running.dataFolder);
    announced = [];
    refusals = 0;
  });
  afterAll(async () => {
    if (running === undefined) return;
    await running.stop();
    await running.connection.close();
    await rm(running.dataFolder, { recursive: true, force: true });
  });
  return () => {
    if (running === undefined) throw new Error('The sandbox runs in tests only.');
    return running;
  };
}
