import { and, type Column, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contracts/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { credentials, PASSWORD_PROVIDER } from '#server/db/schema/accounts.ts';
import type { Caller } from './callers.ts';

function passwordsOf(on: Database | Transaction, userId: string | Column) {
  return on
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER)))
    .limit(1);
}

/** Whether an account can be signed in to with a password. */
export async function hasPassword(on: Database | Transaction, userId: string): Promise<boolean> {
  return (await passwordsOf(on, userId)).length > 0;
}

/** The same as a part of a query that reads accounts. */
export function hasPasswordIn(on: Database | Transaction, userId: Column): SQL<boolean> {
  return sql<boolean>`${exists(passwordsOf(on, userId))}`;
}

/** An account as its owner's pages know it. */
export function currentUserOf(user: Omit<Caller['user'], 'name'>, isProUser: boolean): CurrentUser {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerified,
    accountType: user.accountType,
    role: user.role,
    totpEnabled: user.totpEnabled,
    createdAt: user.createdAt.toISOString(),
    hasPassword: user.hasPassword,
    isProUser,
  };
}
