import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import { hasPassword } from '#server/services/callers/current-user.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import type { Caller, Callers } from '#server/services/callers/callers.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import type { Payments } from '#server/services/payments/payments.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount, type ExportedAccount } from './export-account.ts';

/** How the owner of an account shows that it is them. */
export interface OwnerProof {
  readonly password?: string | undefined;
  /** The account's own address: only for those without a password. */
  readonly confirmEmail?: string | undefined;
}

/** An account's data, in the hands of its owner. */
export interface AccountData {
  readonly export: (caller: Caller) => Promise<ExportedAccount>;
  /**
   * Erases the account and says goodbye by mail. Rejects with `wrong_password` or `sign_in_again`, or with
   * `invalid_input` when the address is not the account's.
   */
  readonly erase: (caller: Caller, proof: OwnerProof) => Promise<void>;
}

export interface AccountDataNeeds {
  readonly database: Database;
  readonly accounts: Pick<Accounts, 'owner'>;
  readonly audit: Audit;
  readonly callers: Callers;
  readonly mails: Mails;
  readonly payments: Pick<Payments, 'letGo'>;
  readonly now: () => Date;
}

export function createAccountData(needs: AccountDataNeeds): AccountData {
  const { database, accounts, audit, callers, mails, payments, now } = needs;

  async function requireOwner(caller: Caller, proof: OwnerProof): Promise<void> {
    const { user } = caller;
    await accounts.owner.require(caller, proof.password);
    if (!(await hasPassword(database, user.id)) && proof.confirmEmail !== user.email) {
      throw new ApiFailure('invalid_input', { field: 'confirmEmail' });
    }
  }

  return {
    async export({ user }) {
      await audit.add(database, { actor: user.id, action: 'account_exported' });
      return exportAccount(database, user.id, now());
    },

    async erase(caller, proof) {
      await requireOwner(caller, proof);
      const { id } = caller.user;
      await database.transaction(async (on) => {
        // As it is now: the one in the session may be some seconds old.
        const [user] = await on.select().from(users).where(eq(users.id, id)).for('update');
        if (user === undefined) return;
        // Before the account is erased: afterwards nobody knows which customers were theirs. The jobs
        // refer to no account.
        await payments.letGo(on, id);
        const pseudonym = await eraseAccount(on, user, now());
        await audit.add(on, { actor: pseudonym, action: 'account_deleted' });
        await mails.forget(on, user.emailVerified ? [id, user.email] : [id]);
        // Only now: erasing also deletes all mails that still wait to be sent to the address.
        await mails.send(on, 'accountDeleted', { to: user.email, name: user.firstName });
      });
      callers.forgetUser(id);
    },
  };
}
