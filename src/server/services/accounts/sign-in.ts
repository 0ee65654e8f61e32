import { eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { CurrentUser } from '#contracts/fields.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { activities } from '#server/db/schema/activities.ts';
import type { Accounts } from './accounts.ts';
import { type AskAuth, AuthRefusal } from './ask-auth.ts';
import { hasPasswordIn } from '#server/services/callers/current-user.ts';
import type { SignInGuard } from './sign-in-guard.ts';

export interface SignInNeeds {
  readonly database: Database;
  readonly ask: AskAuth;
  readonly describe: Accounts['describe'];
  readonly now: () => Date;
}

const UNAUTHORIZED = 401;

const signInAnswer = z.union([
  z.object({ twoFactorRedirect: z.literal(true) }),
  z.object({ user: z.object({ id: z.string() }) }),
]);

export function createWelcome({ database, describe, now }: Omit<SignInNeeds, 'ask'>) {
  return async (userId: string): Promise<CurrentUser> => {
    const [user] = await database
      .select({ ...getTableColumns(users), hasPassword: hasPasswordIn(database, users.id) })
      .from(users)
      .where(eq(users.id, userId))
      .limit(1);
    if (user === undefined) throw new ApiFailure('signed_out');
    await database.insert(activities).values({ userId, kind: 'signed_in', happenedAt: now() });
    return describe({ ...user, totpEnabled: user.twoFactorEnabled });
  };
}

export function createSignIn(
  needs: Pick<SignInNeeds, 'ask'> & Pick<Accounts, 'welcome'> & { readonly guard: SignInGuard },
): Accounts['signIn'] {
  const attempt: Accounts['signIn'] = async (how, visit) => {
    try {
      const { body, cookies } = await needs.ask({ path: '/sign-in/email', body: how, visit });
      const answer = signInAnswer.parse(body);
      if ('twoFactorRedirect' in answer) return { next: 'totp', cookies };
      return { next: 'done', user: await needs.welcome(answer.user.id), cookies };
    } catch (error) {
      const isWrong = error instanceof AuthRefusal && error.status === UNAUTHORIZED;
      throw isWrong ? new ApiFailure('invalid_credentials', { cause: error }) : error;
    }
  };
  return (how, visit) => {
    const which = { email: how.email, address: visit.address };
    return needs.guard.watch(which, () => attempt(how, visit));
  };
}
