import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#contracts/limit.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema/operation.ts';

/**
 * Counts how often things are tried. Keys are stored only as a keyed hash: neither an e-mail address
 * nor a network address is kept. Must not be called inside a transaction: it would wait for the database
 * that the transaction holds. The library counts by the computer's own clock.
 */
export interface Throttles {
  /** Counts one try; rejects with `too_many_requests` when there have been enough. */
  readonly take: (rate: Rate, key: string) => Promise<void>;
  /** Counts one try without ever refusing it. */
  readonly note: (rate: Rate, key: string) => Promise<void>;
  /** Whether so many tries were counted that the next one would be refused. */
  readonly isUsedUp: (rate: Rate, key: string) => Promise<boolean>;
  /** Takes one try back that turned out to be right. */
  readonly giveBack: (rate: Rate, key: string) => Promise<void>;
  /** Forgets every try. */
  readonly clear: (rate: Rate, key: string) => Promise<void>;
}

export interface ThrottlesNeeds {
  readonly database: Database;
  readonly secret: string;
  readonly log: FastifyBaseLogger;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

type Limiter = RateLimiterDrizzle | RateLimiterMemory;

const MS_PER_S = 1000;
const CLEAN_UP_EVERY_MS = 5 * 60 * MS_PER_S;

function createLimiter(rate: Rate, database: Database): Limiter {
  const { name, times: points, seconds: duration, countedIn } = rate;
  const options = { points, duration, keyPrefix: name };
  if (countedIn === 'process') return new RateLimiterMemory(options);
  return new RateLimiterDrizzle({
    ...options,
    storeClient: database,
    schema: rateLimits,
    // The library's own clean-up outlives the server and writes to the console.
    clearExpiredByTimeout: false,
  });
}

/**
 * Whether tries were counted before the computer's clock was set back: no caller has to wait for longer
 * than a limit lasts.
 */
function isOfAnotherClock({ seconds }: Rate, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > seconds * MS_PER_S;
}

function refusalOf(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  const seconds = Math.ceil(reason.msBeforeNext / MS_PER_S);
  return new ApiFailure('too_many_requests', { retryAfter: Math.max(1, seconds) });
}

export function createThrottles({ database, secret, log, clock }: ThrottlesNeeds): Throttles {
  const limiters = new Map<string, Limiter>();
  let cleanedUpAt = clock();

  /** Done now and then as part of a call: a timer of its own would have to be stopped. */
  function cleanUpInPassing(): void {
    if (clock() - cleanedUpAt < CLEAN_UP_EVERY_MS) return;
    cleanedUpAt = clock();
    database
      .delete(rateLimits)
      .where(lt(rateLimits.expire, new Date()))
      .then(undefined, (error: unknown) => {
        log.warn({ err: error }, 'expired limits could not be deleted');
      });
  }

  function limiterOf(rate: Rate): Limiter {
    cleanUpInPassing();
    const limiter = limiters.get(rate.name) ?? createLimiter(rate, database);
    limiters.set(rate.name, limiter);
    return limiter;
  }

  const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  return {
    async take(rate, key) {
      const limiter = limiterOf(rate);
      const consume = async () => limiter.consume(hidden(key));
      try {
        await consume();
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes) || !isOfAnotherClock(rate, reason)) {
          throw refusalOf(reason);
        }
        await limiter.delete(hidden(key));
        await consume();
      }
    },
    async note(rate, key) {
      await limiterOf(rate).penalty(hidden(key));
    },
    async isUsedUp(rate, key) {
      const result = await limiterOf(rate).get(hidden(key));
      if (result === null || isOfAnotherClock(rate, result)) return false;
      return result.remainingPoints <= 0;
    },
    async giveBack(rate, key) {
      await limiterOf(rate).reward(hidden(key));
    },
    async clear(rate, key) {
      await limiterOf(rate).delete(hidden(key));
    },
  };
}
