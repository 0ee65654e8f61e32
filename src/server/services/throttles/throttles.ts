import { createHmac } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema/index.ts';
import { LIMITS, type LimitName } from './limits.ts';

/**
 * Counts how often things are tried. Keys are told apart by a keyed hash alone: neither an e-mail
 * nor a network address is stored. Never to be asked inside a transaction, whose database it would
 * wait for. The library counts by the computer's own clock.
 */
export interface Throttles {
  /** Counts one try; rejects with `too_many_requests` when there have been enough. */
  readonly take: (name: LimitName, key: string) => Promise<void>;
  /** Counts one try and refuses nobody. */
  readonly note: (name: LimitName, key: string) => Promise<void>;
  /** Whether so many tries were counted that the next one would be refused. */
  readonly isUsedUp: (name: LimitName, key: string) => Promise<boolean>;
  /** Takes one try back, which turned out to be a good one. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Forgets every try. */
  readonly clear: (name: LimitName, key: string) => Promise<void>;
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

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name);
}

function createLimiter(name: LimitName, database: Database): Limiter {
  const { times: points, seconds: duration, countedIn } = LIMITS[name];
  const options = { points, duration, keyPrefix: name };
  if (countedIn === 'process') return new RateLimiterMemory(options);
  return new RateLimiterDrizzle({
    ...options,
    storeClient: database,
    schema: rateLimits,
    // Its own way of cleaning up outlives the server and speaks to the console.
    clearExpiredByTimeout: false,
  });
}

/**
 * Whether tries were counted before the computer's clock was set back: nobody is made to wait for longer
 * than a limit lasts.
 */
function isOfAnotherClock(name: LimitName, { msBeforeNext }: RateLimiterRes): boolean {
  return msBeforeNext > LIMITS[name].seconds * MS_PER_S;
}

function refusalOf(reason: unknown): unknown {
  if (!(reason instanceof RateLimiterRes)) return reason;
  const seconds = Math.ceil(reason.msBeforeNext / MS_PER_S);
  return new ApiFailure('too_many_requests', { retryAfter: Math.max(1, seconds) });
}

export function createThrottles({ database, secret, log, clock }: ThrottlesNeeds): Throttles {
  const limiters = new Map(
    Object.keys(LIMITS)
      .filter(isLimitName)
      .map((name) => [name, createLimiter(name, database)]),
  );
  let cleanedUpAt = clock();

  /** Now and then, with whoever comes by: a timer of its own would have to be stopped. */
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

  function limiterOf(name: LimitName): Limiter {
    cleanUpInPassing();
    const limiter = limiters.get(name);
    if (limiter === undefined) throw new Error(`There is no limit named ${name}.`);
    return limiter;
  }

  const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  return {
    async take(name, key) {
      const limiter = limiterOf(name);
      const consume = async () => limiter.consume(hidden(key));
      try {
        await consume();
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes) || !isOfAnotherClock(name, reason)) {
          throw refusalOf(reason);
        }
        await limiter.delete(hidden(key));
        await consume();
      }
    },
    async note(name, key) {
      await limiterOf(name).penalty(hidden(key));
    },
    async isUsedUp(name, key) {
      const result = await limiterOf(name).get(hidden(key));
      if (result === null || isOfAnotherClock(name, result)) return false;
      return result.remainingPoints <= 0;
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(hidden(key));
    },
    async clear(name, key) {
      await limiterOf(name).delete(hidden(key));
    },
  };
}
