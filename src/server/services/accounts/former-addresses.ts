import { and, eq, gt, gte } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { formerAddresses } from '#server/db/schema/accounts.ts';
import { LINK_LIFE_S } from './mailed-links.ts';

const MS_PER_S = 1000;

export interface FormerAddress {
  readonly userId: string;
  /** Lower case. */
  readonly email: string;
  readonly leftAt: Date;
}

/** The addresses that accounts have left so recently that they can still go back to them. */
export interface FormerAddresses {
  /** Whose it was; undefined where it is free. */
  readonly find: (on: Database | Transaction, email: string) => Promise<FormerAddress | undefined>;
  /** Keeps the address that an account has just left. */
  readonly keep: (on: Transaction, left: Omit<FormerAddress, 'leftAt'>) => Promise<void>;
  /**
   * Forgets the address that its account has gone back to, and all that the account has had since:
   * whoever reads mails there must not be able to take the account back again.
   */
  readonly goBack: (on: Transaction, to: FormerAddress) => Promise<void>;
}

export function createFormerAddresses(now: () => Date): FormerAddresses {
  return {
    async find(on, email) {
      const [found] = await on
        .select()
        .from(formerAddresses)
        .where(and(eq(formerAddresses.email, email), gt(formerAddresses.until, now())));
      return found;
    },
    async keep(on, { userId, email }) {
      const leftAt = now();
      const until = new Date(leftAt.getTime() + LINK_LIFE_S['undo-new-email'] * MS_PER_S);
      // An expired one may still be there: those are cleared only now and then.
      await on.delete(formerAddresses).where(eq(formerAddresses.email, email));
      await on.insert(formerAddresses).values({ userId, email, leftAt, until });
    },
    async goBack(on, { userId, leftAt }) {
      await on
        .delete(formerAddresses)
        .where(and(eq(formerAddresses.userId, userId), gte(formerAddresses.leftAt, leftAt)));
    },
  };
}
