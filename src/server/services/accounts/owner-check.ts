import { and, eq, gte } from 'drizzle-orm';
import { PASSWORD_AGAIN } from '#contracts/limit.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/accounts.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { hasPassword } from '#server/services/callers/current-user.ts';
import type { PasswordChanges } from './password-changes.ts';

/**
 * Tells the owner of an account from somebody who only holds a session of it: by the password, or by how
 * lately that session was signed in to where there is none.
 */
export interface OwnerCheck {
  /**
   * To be asked before what only the owner may do. Rejects with `wrong_password`, with `sign_in_again`
   * where there is no password, or with `too_many_requests`.
   */
  readonly require: (caller: Caller, password: string | undefined) => Promise<void>;
  /** Whether the caller has signed in so lately that it is still them. */
  readonly isFresh: (caller: Caller) => Promise<boolean>;
}

export interface OwnerCheckNeeds {
  readonly database: Database;
  readonly passwords: Pick<PasswordChanges, 'check'>;
  readonly throttles: Throttles;
  readonly now: () => Date;
}

/** So long somebody who has signed in is taken to be still there, in milliseconds. */
const FRESH_MS = 15 * 60 * 1000;

export function createOwnerCheck(needs: OwnerCheckNeeds): OwnerCheck {
  const { database, passwords, throttles, now } = needs;

  const isFresh: OwnerCheck['isFresh'] = async ({ sessionId }) => {
    const since = new Date(now().getTime() - FRESH_MS);
    const found = await database
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), gte(sessions.createdAt, since)));
    return found.length > 0;
  };

  return {
    isFresh,
    async require(caller, password) {
      const { id } = caller.user;
      await throttles.take(PASSWORD_AGAIN, id);
      // Asked of the database: what the session says may be some seconds old.
      if (!(await hasPassword(database, id))) {
        if (!(await isFresh(caller))) throw new ApiFailure('sign_in_again');
      } else if (password === undefined) {
        throw new ApiFailure('wrong_password', { field: 'password' });
      } else {
        await passwords.check(id, password);
      }
    },
  };
}
