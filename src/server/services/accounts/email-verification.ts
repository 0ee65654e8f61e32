import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { readPendingEmail } from '#server/db/schema/verifications.ts';
import type { AccountMails } from './account-mails.ts';
import type { FormerAddresses } from './former-addresses.ts';
import { isUniqueViolation } from './unique-violation.ts';
import type { LinkOwner, MailedLinks } from './mailed-links.ts';

/** Which address belongs to which account. */
export interface EmailVerification {
  /**
   * Takes the token of a mailed link: confirms the address of an account, or moves the account to
   * the new one. Following a link again does no harm. Rejects with `link_expired`.
   */
  readonly follow: (token: string) => Promise<void>;
  /** Mails the link once more; rejects with `already_used` when there is nothing to confirm. */
  readonly sendAgain: (userId: string) => Promise<void>;
  /**
   * Mails a link to an address that an account is to move to. If the address belongs to another
   * account, its owner is told instead: the caller must not learn whether it does.
   */
  readonly mailNewAddress: (owner: LinkOwner) => Promise<void>;
  /** The address that an account is to move to; null where it is to stay. */
  readonly pending: (userId: string) => Promise<string | null>;
}

export interface EmailVerificationNeeds {
  readonly database: Database;
  readonly links: MailedLinks;
  readonly mails: AccountMails;
  readonly formerAddresses: FormerAddresses;
  readonly now: () => Date;
  readonly onUserChange: (userId: string) => void;
}

type User = typeof users.$inferSelect;

async function findUser(on: Database | Transaction, userId: string) {
  const [user] = await on.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

export function createEmailVerification(needs: EmailVerificationNeeds): EmailVerification {
  const { database, links, mails, formerAddresses, now, onUserChange } = needs;

  async function confirmAddress(on: Transaction, { userId, email }: LinkOwner): Promise<boolean> {
    const user = await findUser(on, userId);
    if (user?.email !== email) return false;
    if (!user.emailVerified) {
      await on.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    }
    return true;
  }

  async function moveAccount(on: Transaction, { userId, email }: LinkOwner): Promise<boolean> {
    const user = await findUser(on, userId);
    if (user === undefined) return false;
    if (user.email === email) return true;
    if (await isKeptForAnother(on, { userId, email })) return false;
    const former = await formerAddresses.find(on, email);
    await on.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
    // Links that were mailed to the old address must not open the account any more.
    await links.drop(on, 'reset-password', userId);
    await links.drop(on, 'verify-email', userId);
    if (former !== undefined) await formerAddresses.goBack(on, former);
    await sayGoodbye(on, user, former !== undefined);
    return true;
  }

  /**
   * Tells the old address, which can undo the move for a while. An unconfirmed address cannot: it may be a
   * stranger's. Nor can one that the account leaves to go back to its former address.
   */
  async function sayGoodbye(on: Transaction, user: User, isBack: boolean): Promise<void> {
    if (isBack || !user.emailVerified) return mails.send(on, 'emailChangedForGood', user);
    await formerAddresses.keep(on, { userId: user.id, email: user.email });
    return mails.sendLink(on, 'emailChanged', user);
  }

  async function isKeptForAnother(on: Transaction, { userId, email }: LinkOwner): Promise<boolean> {
    const former = await formerAddresses.find(on, email);
    return former !== undefined && former.userId !== userId;
  }

  async function followOn(on: Transaction, token: string): Promise<string | undefined> {
    const verified = await links.find(on, 'verify-email', token);
    if (verified !== undefined) {
      return (await confirmAddress(on, verified)) ? verified.userId : undefined;
    }
    const moved = await links.find(on, 'new-email', token);
    if (moved === undefined) return undefined;
    return (await moveAccount(on, moved)) ? moved.userId : undefined;
  }

  return {
    async follow(token) {
      try {
        const userId = await database.transaction((on) => followOn(on, token));
        if (userId === undefined) throw new ApiFailure('link_expired');
        onUserChange(userId);
      } catch (error) {
        // Another account has taken the new address in the meantime.
        throw isUniqueViolation(error) ? new ApiFailure('link_expired', { cause: error }) : error;
      }
    },
    async sendAgain(userId) {
      await database.transaction(async (on) => {
        const user = await findUser(on, userId);
        if (user === undefined) throw new ApiFailure('signed_out');
        if (user.emailVerified) throw new ApiFailure('already_used');
        await mails.sendLink(on, 'verifyEmail', user);
      });
    },
    async pending(userId) {
      return (await readPendingEmail(database, userId, now()))?.email ?? null;
    },
    async mailNewAddress({ userId, email }) {
      await database.transaction(async (on) => {
        const user = await findUser(on, userId);
        if (user === undefined || user.email === email) return;
        // Only the newest request counts.
        await links.drop(on, 'new-email', userId);
        await mails.send(on, 'emailChangeAsked', user);
        const [owner] = await on.select().from(users).where(eq(users.email, email)).limit(1);
        if (owner === undefined && !(await isKeptForAnother(on, { userId, email }))) {
          await mails.sendLink(on, 'confirmNewEmail', { ...user, email });
          return;
        }
        // A link that is never sent, so that not even the pending address reveals whether it is taken.
        await links.issue(on, 'new-email', { userId, email });
        if (owner !== undefined) await mails.send(on, 'addressInUse', owner);
      });
    },
  };
}
