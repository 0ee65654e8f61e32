import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';
import { sandboxEvents } from './tables.ts';
import Stripe from 'stripe';

/** Several at once: the provider does not promise that announcements come in order. */
const MOST_AT_ONCE = 8;
/** One that takes long does not hold the others up. */
const MOST_LANES = 2;
/** An announcement that has not been answered for this long is sent again. */
const LOST_MS = 45_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 60 * 60_000;
/** With these delays, about three days: as long as the provider keeps trying. */
const MOST_TRIES = 84;

const STOP_LIMIT_MS = 5000;
const LOWEST_OK = 200;
const LOWEST_REDIRECT = 300;

/** Takes an announcement with the header of its signature; answers with an HTTP status. */
export type Deliver = (payload: string, signature: string) => Promise<number>;

/**
 * Creates up to `most` concurrent lanes, each of which does one piece of work after the other. `doNext`
 * resolves with false when none is left; `wake` signals that there may be work, and `idle` resolves when
 * no lane is at work any more.
 */
export type CreateLanes = (
  most: number,
  doNext: (found: () => void) => Promise<boolean>,
) => { readonly wake: () => void; readonly idle: () => Promise<void> };

interface DeliveryNeeds {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly webhookSecret: string;
  readonly deliver: Deliver;
  readonly createLanes: CreateLanes;
  /** Whether an error means that the database does not answer at present. */
  readonly isDatabaseUnavailable: (error: unknown) => boolean;
}

export interface Deliveries {
  /** There may be something to announce. */
  readonly wake: () => void;
  /** Resolves when all that is due has been tried. */
  readonly settled: () => Promise<void>;
  /** Waits for what is under way and begins no other. */
  readonly stop: () => Promise<void>;
}

/** How long to wait before resending an announcement that was refused `tries` times, in milliseconds. */
export function restAfter(tries: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), LONGEST_DELAY_MS);
}

/** Announces each event at least once, including those that an earlier process left behind. */
export function createDeliveries(needs: DeliveryNeeds): Deliveries {
  const { database, log, now, webhookSecret, deliver, createLanes, isDatabaseUnavailable } = needs;
  let isStopped = false;
  const later = (delay: number): Date => new Date(now().getTime() + delay);

  async function claim() {
    const next = database
      .select({ id: sandboxEvents.id })
      .from(sandboxEvents)
      .where(lte(sandboxEvents.dueAt, now()))
      .orderBy(asc(sandboxEvents.dueAt))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    return database
      .update(sandboxEvents)
      .set({ dueAt: later(LOST_MS), tries: sql`${sandboxEvents.tries} + 1` })
      .where(inArray(sandboxEvents.id, next))
      .returning();
  }

  async function send(payload: string): Promise<boolean> {
    // Signed at each delivery, by the time of day: a receiver refuses old signatures.
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(Date.now() / 1000),
    });
    try {
      const status = await deliver(payload, signature);
      return status >= LOWEST_OK && status < LOWEST_REDIRECT;
    } catch (cause) {
      log.warn({ cause }, 'the payment sandbox could not announce something');
      return false;
    }
  }

  async function announce(events: readonly (typeof sandboxEvents.$inferSelect)[]): Promise<void> {
    const over: string[] = [];
    const refused: (typeof sandboxEvents.$inferSelect)[] = [];
    await Promise.all(
      events.map(async (event) => {
        const isTaken = await send(JSON.stringify(event.payload));
        if (isTaken || event.tries >= MOST_TRIES) over.push(event.id);
        else refused.push(event);
      }),
    );
    if (over.length > 0) {
      await database.delete(sandboxEvents).where(inArray(sandboxEvents.id, over));
    }
    for (const { id, tries } of refused) {
      const dueAt = later(restAfter(tries));
      await database.update(sandboxEvents).set({ dueAt }).where(eq(sandboxEvents.id, id));
    }
  }

  const lanes = createLanes(MOST_LANES, async (found) => {
    if (isStopped) return false;
    try {
      const events = await claim();
      if (events.length === 0) return false;
      // A shorter batch means that no more are due.
      if (events.length === MOST_AT_ONCE) found();
      await announce(events);
      return true;
    } catch (cause) {
      if (!isDatabaseUnavailable(cause)) log.error({ cause }, 'announcements could not be read');
      return false;
    }
  });

  return {
    wake: lanes.wake,
    async settled() {
      lanes.wake();
      await lanes.idle();
    },
    async stop() {
      isStopped = true;
      await Promise.race([lanes.idle(), pause(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
