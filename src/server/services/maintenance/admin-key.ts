import { createHash, timingSafeEqual } from 'node:crypto';
import { WRONG_ADMIN_KEYS } from '#contracts/maintenance.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';

/** Asks an operator for the service's key, the second factor of switching maintenance. */
export interface AdminKey {
  /**
   * Resolves when the key is right, or none is asked for. Rejects with `wrong_admin_key`, and with
   * `too_many_requests` after a few wrong ones.
   */
  readonly require: (userId: string, given: string | undefined) => Promise<void>;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export function createAdminKey(key: string | undefined, throttles: Throttles): AdminKey {
  const expected = key === undefined ? undefined : digest(key);
  return {
    async require(userId, given) {
      if (expected === undefined) return;
      // A page that does not know yet that there is a key has guessed nothing.
      if (given === undefined) throw new ApiFailure('wrong_admin_key');
      await throttles.take(WRONG_ADMIN_KEYS, userId);
      if (!timingSafeEqual(digest(given), expected)) throw new ApiFailure('wrong_admin_key');
      await throttles.giveBack(WRONG_ADMIN_KEYS, userId);
    },
  };
}
