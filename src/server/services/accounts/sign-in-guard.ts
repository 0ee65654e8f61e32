import {
  FAILURES_AT_ACCOUNT,
  FAILURES_OF_ADDRESS,
  FAILURES_OF_PAIR,
  FAILURES_OF_PAIR_UNDER_ATTACK,
} from '#contracts/session.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';

/** An attempt to sign in. */
export interface SignInTry {
  readonly email: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Slows those who guess passwords without locking the owner out: what counts is how often one
 * address failed, and how often it failed at one account. While an account is guessed at from many
 * addresses, each of them gets fewer tries; the owner, coming from another one, still has theirs.
 */
export interface SignInGuard {
  /** Runs a try; rejects with `too_many_requests` when there were enough from there. */
  readonly watch: <Result>(which: SignInTry, attempt: () => Promise<Result>) => Promise<Result>;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'invalid_credentials';
}

export function createSignInGuard(throttles: Throttles): SignInGuard {
  return {
    async watch({ email, address }, attempt) {
      const from = addressKey(address);
      const pair = `${from} ${email}`;
      const isUnderAttack = await throttles.isUsedUp(FAILURES_AT_ACCOUNT, email);
      const pairLimit = isUnderAttack ? FAILURES_OF_PAIR_UNDER_ATTACK : FAILURES_OF_PAIR;
      // Counted before the password is checked, so that nobody gets more tries by sending them at once.
      await throttles.take(FAILURES_OF_ADDRESS, from);
      await throttles.take(pairLimit, pair);
      try {
        const result = await attempt();
        await Promise.all([
          throttles.giveBack(FAILURES_OF_ADDRESS, from),
          throttles.clear(pairLimit, pair),
        ]);
        return result;
      } catch (error) {
        if (isWrongPassword(error)) {
          await throttles.note(FAILURES_AT_ACCOUNT, email);
        } else {
          // A try that failed through a fault of ours does not count.
          await throttles.giveBack(FAILURES_OF_ADDRESS, from);
          await throttles.giveBack(pairLimit, pair);
        }
        throw error;
      }
    },
  };
}
