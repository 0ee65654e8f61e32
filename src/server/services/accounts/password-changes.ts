import { and, eq, ne } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  PASSWORD_PROVIDER,
  credentials,
  sessions,
  twoFactors,
  users,
} from '#server/db/schema/accounts.ts';
import { jobs as storedJobs } from '#server/db/schema/jobs.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { refuseCommonPassword } from '#server/services/passwords/new-password.ts';
import type { Passwords } from '#server/services/passwords/passwords.ts';
import type { AccountMails } from './account-mails.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { RenewSession } from './renew-session.ts';

/** How passwords change. */
export interface PasswordChanges {
  /**
   * Has a link mailed to the account with this address. Whether there is one is found out afterwards, by
   * a job, so that neither the answer nor its time can tell.
   */
  readonly askForLink: (email: string) => Promise<void>;
  /** Mails a link to the account with this address; does nothing where there is none. */
  readonly mailResetLink: (email: string) => Promise<void>;
  /**
   * Sets a new password with the token of such a link and ends every session; rejects with
   * `link_expired` or `common_password`.
   */
  readonly reset: (token: string, password: string) => Promise<void>;
  /** Rejects with `wrong_password` unless it is the account's. */
  readonly check: (userId: string, password: string) => Promise<void>;
  /**
   * Ends every session and gives the caller a new one: resolves with its `Set-Cookie` values. Rejects with
   * `wrong_password` or `common_password`.
   */
  readonly change: (caller: Caller, change: PasswordChange) => Promise<readonly string[]>;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface PasswordChangesNeeds {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly jobs: Jobs;
  readonly links: MailedLinks;
  readonly mails: AccountMails;
  readonly renewSession: RenewSession;
  readonly now: () => Date;
  readonly onUserChange: (userId: string) => void;
}

type User = typeof users.$inferSelect;

const isPasswordOf = (userId: string) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER));

async function findHash(on: Database | Transaction, userId: string): Promise<string | undefined> {
  const [found] = await on
    .select({ password: credentials.password })
    .from(credentials)
    .where(isPasswordOf(userId))
    .limit(1);
  return found?.password ?? undefined;
}

async function setHash(on: Transaction, userId: string, password: string, now: Date) {
  const changed = await on
    .update(credentials)
    .set({ password, updatedAt: now })
    .where(isPasswordOf(userId))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  await on
    .insert(credentials)
    .values({ userId, accountId: userId, providerId: PASSWORD_PROVIDER, password });
}

/**
 * A person who follows a mailed link owns the address. If it was not confirmed before, a stranger may
 * have made the account: the other ways in and the second factor that they set up must not stay.
 */
async function claimAddress(on: Transaction, user: User): Promise<void> {
  if (user.emailVerified) return;
  await on
    .delete(credentials)
    .where(and(eq(credentials.userId, user.id), ne(credentials.providerId, PASSWORD_PROVIDER)));
  await on.delete(twoFactors).where(eq(twoFactors.userId, user.id));
  await on
    .update(users)
    .set({ emailVerified: true, twoFactorEnabled: false })
    .where(eq(users.id, user.id));
}

/**
 * A password may be changed because a stranger is in the account: links that they had mailed must not
 * open it, nor move it to their own address.
 */
async function dropLinks(on: Transaction, links: MailedLinks, userId: string): Promise<void> {
  await links.drop(on, 'reset-password', userId);
  await links.drop(on, 'new-email', userId);
  await on
    .delete(storedJobs)
    .where(and(eq(storedJobs.userId, userId), eq(storedJobs.name, 'new-email')));
}

export function createPasswordChanges(needs: PasswordChangesNeeds): PasswordChanges {
  const { database, passwords, jobs, links, mails, renewSession, now, onUserChange } = needs;

  /** Whose link it is, as long as the account still has the address it was mailed to. */
  async function ownerOf(on: Database | Transaction, token: string): Promise<User> {
    const owner = await links.find(on, 'reset-password', token);
    const [user] =
      owner === undefined ? [] : await on.select().from(users).where(eq(users.id, owner.userId));
    if (user === undefined || user.email !== owner?.email) throw new ApiFailure('link_expired');
    return user;
  }

  async function check(userId: string, password: string): Promise<string> {
    const hashed = await findHash(database, userId);
    if (hashed === undefined || !(await passwords.verify(hashed, password))) {
      throw new ApiFailure('wrong_password');
    }
    return hashed;
  }

  return {
    askForLink: (email) => jobs.add(database, 'forgotten-password', { email }),
    async mailResetLink(email) {
      await database.transaction(async (on) => {
        const [user] = await on.select().from(users).where(eq(users.email, email)).limit(1);
        if (user !== undefined) await mails.sendLink(on, 'resetPassword', user);
      });
    },
    async reset(token, password) {
      refuseCommonPassword(password, await ownerOf(database, token));
      const hashed = await passwords.hash(password);
      const userId = await database.transaction(async (on) => {
        await lockUser(on, (await ownerOf(on, token)).id);
        const user = await ownerOf(on, token);
        await dropLinks(on, links, user.id);
        await claimAddress(on, user);
        await setHash(on, user.id, hashed, now());
        await on.delete(sessions).where(eq(sessions.userId, user.id));
        await mails.send(on, 'passwordChanged', user);
        return user.id;
      });
      onUserChange(userId);
    },
    async check(userId, password) {
      await check(userId, password);
    },
    async change(caller, { currentPassword, newPassword }) {
      const { user } = caller;
      const checked = await check(user.id, currentPassword);
      refuseCommonPassword(newPassword, user, 'newPassword');
      const hashed = await passwords.hash(newPassword);
      const cookies = await database.transaction(async (on) => {
        await lockUser(on, user.id);
        // The password was changed elsewhere after it was checked.
        if ((await findHash(on, user.id)) !== checked) throw new ApiFailure('wrong_password');
        await setHash(on, user.id, hashed, now());
        await dropLinks(on, links, user.id);
        await mails.send(on, 'passwordChanged', user);
        return renewSession(on, caller);
      });
      onUserChange(user.id);
      return cookies;
    },
  };
}
