import { eq } from 'drizzle-orm';
import { NEW_ADDRESSES } from '#contracts/profile.ts';
import { joinName } from '#domain/account/name.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import type { Accounts } from './accounts.ts';
import type { OwnerCheck } from './owner-check.ts';

export interface ProfileNeeds {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly throttles: Throttles;
  readonly owner: OwnerCheck;
  readonly describe: Accounts['describe'];
  readonly now: () => Date;
  readonly onUserChange: (userId: string) => void;
}

/**
 * Changes a name at once. A new address only gets a mail: whether it already belongs to another account
 * is found out afterwards, so that neither the answer nor its time can tell.
 */
export function createProfileChange(needs: ProfileNeeds): Accounts['changeProfile'] {
  const { database, jobs, throttles, owner, describe, now, onUserChange } = needs;
  return async (caller, change) => {
    const { id, ...current } = caller.user;
    const { firstName, lastName, email } = change;
    const isMoving = email !== current.email;
    if (isMoving) {
      await owner.require(caller, change.password);
      await throttles.take(NEW_ADDRESSES, id);
    }
    const user = await database.transaction(async (on) => {
      const [changed] = await on
        .update(users)
        .set({ firstName, lastName, name: joinName(change), updatedAt: now() })
        .where(eq(users.id, id))
        .returning();
      if (isMoving) await jobs.add(on, 'new-email', { userId: id, email });
      return changed;
    });
    if (user === undefined) throw new ApiFailure('signed_out');
    onUserChange(id);
    return {
      user: await describe({ ...current, ...user, totpEnabled: user.twoFactorEnabled }),
      pendingEmail: isMoving ? email : null,
    };
  };
}
