import { asc, eq } from 'drizzle-orm';
import type { Role } from '#domain/account/account.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { type Audit, CONSOLE } from '#server/services/audit/audit.ts';

/** An account that may run the service. */
export interface Operator {
  readonly email: string;
  /** Whether sign-in asks for a code from an authenticator app. */
  readonly totpEnabled: boolean;
}

/** The outcome of changing an account's role. */
export type RoleChange =
  | { readonly outcome: 'unknown_address' }
  | { readonly outcome: 'unchanged' | 'changed'; readonly emailVerified: boolean };

/** Who may run the service; the person at the server's console decides. */
export interface Operators {
  readonly grant: (email: string) => Promise<RoleChange>;
  readonly revoke: (email: string) => Promise<RoleChange>;
  /** Every operator, by address. */
  readonly list: () => Promise<readonly Operator[]>;
}

export interface OperatorsNeeds {
  readonly database: Database;
  readonly audit: Audit;
  /** Told of every account whose role has changed, so that nothing remembers the old one. */
  readonly onRoleChange: (userId: string) => void;
}

export function createOperators({ database, audit, onRoleChange }: OperatorsNeeds): Operators {
  async function change(email: string, role: Role): Promise<RoleChange> {
    let changedId: string | undefined;
    const result = await database.transaction(async (on): Promise<RoleChange> => {
      const [user] = await on
        .select({ id: users.id, role: users.role, emailVerified: users.emailVerified })
        .from(users)
        .where(eq(users.email, email.trim().toLowerCase()))
        .for('update');
      if (user === undefined) return { outcome: 'unknown_address' };
      const { emailVerified } = user;
      if (user.role === role) return { outcome: 'unchanged', emailVerified };
      await on.update(users).set({ role }).where(eq(users.id, user.id));
      await audit.add(on, {
        actor: CONSOLE,
        action: role === 'operator' ? 'operator_granted' : 'operator_revoked',
        subject: user.id,
      });
      changedId = user.id;
      return { outcome: 'changed', emailVerified };
    });
    // Only once it is stored: a read in between would bring the old role back.
    if (changedId !== undefined) onRoleChange(changedId);
    return result;
  }

  return {
    grant: (email) => change(email, 'operator'),
    revoke: (email) => change(email, 'user'),
    list: () =>
      database
        .select({ email: users.email, totpEnabled: users.twoFactorEnabled })
        .from(users)
        .where(eq(users.role, 'operator'))
        .orderBy(asc(users.email)),
  };
}
