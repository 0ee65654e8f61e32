import { and, eq, gte, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  PASSWORD_PROVIDER,
  credentials,
  sessions,
  twoFactors,
  users,
} from '#server/db/schema/accounts.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import type { AccountMails } from './account-mails.ts';
import type { FormerAddress, FormerAddresses } from './former-addresses.ts';
import { LINK_LIFE_S, type MailedLinks } from './mailed-links.ts';
import { isUniqueViolation } from './unique-violation.ts';

/**
 * Brings an account back to the address that it was moved away from, with the token of the mail that went
 * there, and resolves with the token of a link for a new password. The person who moved it knows the
 * password: it no longer counts, nor does any session, nor a way in that was added around that time. Rejects
 * with `link_expired`.
 */
export type UndoMove = (token: string) => Promise<string>;

export interface UndoMoveNeeds {
  readonly database: Database;
  readonly links: MailedLinks;
  readonly mails: AccountMails;
  readonly formerAddresses: FormerAddresses;
  readonly onUserChange: (userId: string) => void;
}

const MS_PER_S = 1000;

/** The smallest key that can be made at a moment: 48 bits of milliseconds, then the smallest rest. */
function firstKeyAt(moment: Date): string {
  return uuidv7({ msecs: moment.getTime(), random: new Uint8Array(16), seq: 0 });
}

/**
 * Drops all sessions, the password, and any way in added since the earliest moment at which the move can
 * have been requested.
 */
async function dropWaysIn(on: Transaction, { userId, leftAt }: FormerAddress): Promise<void> {
  const since = new Date(leftAt.getTime() - LINK_LIFE_S['new-email'] * MS_PER_S);
  await on.delete(sessions).where(eq(sessions.userId, userId));
  await on
    .delete(credentials)
    .where(
      and(
        eq(credentials.userId, userId),
        or(eq(credentials.providerId, PASSWORD_PROVIDER), gte(credentials.createdAt, since)),
      ),
    );
  const secondFactors = await on
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), gte(twoFactors.id, firstKeyAt(since))))
    .returning({ id: twoFactors.id });
  if (secondFactors.length === 0) return;
  await on.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

export function createUndoMove(needs: UndoMoveNeeds): UndoMove {
  const { database, links, mails, formerAddresses, onUserChange } = needs;

  async function findFormer(on: Transaction, token: string): Promise<FormerAddress> {
    const owner = await links.find(on, 'undo-new-email', token);
    const former = owner && (await formerAddresses.find(on, owner.email));
    if (owner === undefined || former?.userId !== owner.userId)
      throw new ApiFailure('link_expired');
    return former;
  }

  async function undo(on: Transaction, token: string) {
    await lockUser(on, (await findFormer(on, token)).userId);
    const former = await findFormer(on, token);
    const { userId, email } = former;
    const [moved] = await on.select().from(users).where(eq(users.id, userId));
    if (moved === undefined) throw new ApiFailure('link_expired');
    await mails.send(on, 'emailChangeUndone', moved);
    await on.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
    await formerAddresses.goBack(on, former);
    await dropWaysIn(on, former);
    for (const purpose of ['reset-password', 'verify-email', 'new-email'] as const) {
      await links.drop(on, purpose, userId);
    }
    return { userId, resetToken: await links.issue(on, 'reset-password', { userId, email }) };
  }

  return async (token) => {
    try {
      const { userId, resetToken } = await database.transaction((on) => undo(on, token));
      onUserChange(userId);
      return resetToken;
    } catch (error) {
      // An account that was made at the very moment of the move has the address.
      throw isUniqueViolation(error) ? new ApiFailure('link_expired', { cause: error }) : error;
    }
  };
}
