import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import { joinName, splitName } from '#domain/account/name.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { professionalProfiles, users } from '#server/db/schema/accounts.ts';
import { activities } from '#server/db/schema/activities.ts';
import type { Passwords } from '#server/services/passwords/passwords.ts';
import { refuseCommonPassword } from '#server/services/passwords/new-password.ts';
import type { AccountMails } from './account-mails.ts';
import type { Accounts, NewAccount } from './accounts.ts';
import { ADDRESS_TAKEN, type AskAuth, AuthRefusal } from './ask-auth.ts';
import type { AuthScope } from './auth-scope.ts';
import { currentUserOf } from '#server/services/callers/current-user.ts';
import { isUniqueViolation } from './unique-violation.ts';

export interface SignUpNeeds {
  readonly database: Database;
  readonly scope: AuthScope;
  readonly ask: AskAuth;
  readonly passwords: Passwords;
  readonly mails: AccountMails;
  readonly now: () => Date;
}

const accountMade = z.object({ user: z.object({ id: z.string() }) });

/** If two people sign up with one address at the same moment, only the database notices. */
function isTaken(error: unknown): boolean {
  if (error instanceof AuthRefusal) return error.code === ADDRESS_TAKEN;
  return isUniqueViolation(error);
}

async function completeAccount(on: Transaction, userId: string, account: NewAccount) {
  const accountType = account.business === undefined ? 'personal' : 'professional';
  const [user] = await on
    .update(users)
    .set({ accountType, ...splitName(account.fullName) })
    .where(eq(users.id, userId))
    .returning();
  if (user === undefined) throw new Error('A new account is not there.');
  if (account.business !== undefined) {
    await on.insert(professionalProfiles).values({ userId, ...account.business });
  }
  return user;
}

export function createSignUp(needs: SignUpNeeds): Accounts['signUp'] {
  const { database, scope, ask, passwords, mails, now } = needs;
  return async (account, visit) => {
    const { email, password } = account;
    const name = joinName(splitName(account.fullName));
    refuseCommonPassword(password, { email, name });
    const passwordHash = await passwords.hash(password);
    try {
      return await database.transaction((on) =>
        scope.run({ on, passwordHash }, async () => {
          const answer = await ask({
            path: '/sign-up/email',
            body: { name, email, password },
            visit,
          });
          const { id } = accountMade.parse(answer.body).user;
          const user = await completeAccount(on, id, account);
          await on
            .insert(activities)
            .values({ userId: id, kind: 'account_created', happenedAt: now() });
          await mails.sendLink(on, 'verifyEmail', user);
          return {
            next: 'done' as const,
            user: currentUserOf(
              { ...user, totpEnabled: user.twoFactorEnabled, hasPassword: true },
              false,
            ),
            cookies: answer.cookies,
          };
        }),
      );
    } catch (error) {
      throw isTaken(error)
        ? new ApiFailure('address_taken', { field: 'email', cause: error })
        : error;
    }
  };
}
