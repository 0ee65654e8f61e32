import type { Database } from '#server/db/database.ts';
import { activities } from '#server/db/schema/activities.ts';
import type { SocialSignInEvents } from './social-sign-in-plugin.ts';

/** Adds sign-ins with a provider to the activity of the account that signed in. */
export function noteSocialSignIns(database: Database, now: () => Date): SocialSignInEvents {
  const note = (kind: 'account_created' | 'signed_in') => async (userId: string) => {
    await database.insert(activities).values({ userId, kind, happenedAt: now() });
  };
  return { onAccountMade: note('account_created'), onSignIn: note('signed_in') };
}
