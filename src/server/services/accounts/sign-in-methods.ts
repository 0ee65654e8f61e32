import { and, eq } from 'drizzle-orm';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { credentials } from '#server/db/schema/accounts.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { hasPassword } from '#server/services/callers/current-user.ts';

/** The ways in to an account. */
export interface SignInMethods {
  /** The providers that are connected. */
  readonly providers: (userId: string) => Promise<SignInProvider[]>;
  /**
   * Takes a provider off the account; one that is not connected changes nothing. Rejects with `last_way_in`
   * where nobody could sign in any more.
   */
  readonly disconnect: (userId: string, provider: SignInProvider) => Promise<void>;
}

export interface SignInMethodsNeeds {
  readonly database: Database;
  /** Whether one can sign in with it here: what is not set up any more is no way in. */
  readonly isAvailable: (provider: SignInProvider) => boolean;
}

async function connectedOf(on: Database | Transaction, userId: string): Promise<SignInProvider[]> {
  const rows = await on
    .select({ id: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return SIGN_IN_PROVIDERS.filter((provider) => rows.some(({ id }) => id === provider));
}

export function createSignInMethods({ database, isAvailable }: SignInMethodsNeeds): SignInMethods {
  return {
    providers: (userId) => connectedOf(database, userId),
    disconnect: (userId, provider) =>
      database.transaction(async (on) => {
        // If the last two are taken off at the same moment, each must not count on the other.
        await lockUser(on, userId);
        const connected = await connectedOf(on, userId);
        if (!connected.includes(provider)) return;
        const others = connected.filter((other) => other !== provider && isAvailable(other));
        if (others.length === 0 && !(await hasPassword(on, userId))) {
          throw new ApiFailure('last_way_in');
        }
        await on
          .delete(credentials)
          .where(and(eq(credentials.userId, userId), eq(credentials.providerId, provider)));
      }),
  };
}
