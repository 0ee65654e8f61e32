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
 * Tells the owner of an account from a person who merely has a session of it: by the password or, where
 * there is none, by how recently that session began.
 */
export interface OwnerCheck {
  /**
   * Must be called before anything that only the owner may do. Rejects with `wrong_password`, with
   * `sign_in_again` where there is no password, or with `too_many_requests`.
   */
  readonly require: (caller: Caller, password: string | undefined) => Promise<void>;
  /** Whether the caller signed in so recently that they are taken to be the owner. */
  readonly isFresh: (caller: Caller) => Promise<boolean>;
}

export interface OwnerCheckNeeds {
  readonly database: Database;
  readonly passwords: Pick<PasswordChanges, 'check'>;
  readonly throttles: Throttles;
  readonly now: () => Date;
}

/** How long a person who has signed in is assumed to be still there, in milliseconds. */
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
      // Read from the database: what the session says may be a few seconds old.
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
