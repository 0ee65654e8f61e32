import { eq } from 'drizzle-orm';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { declarationsIn, personOf, type ReadSection } from '#server/db/schema/personal-data.ts';

import { EVERY_TABLE } from './every-table.ts';

/** Stands at the top of the file; the others follow by name. */
const FIRST_SECTION = 'profile';

function inOrder(one: string, other: string): number {
  if (one === FIRST_SECTION || other === FIRST_SECTION) return one === FIRST_SECTION ? -1 : 1;
  return one < other ? -1 : 1;
}

/** Everything that is kept about an account, by section, as each table declares it beside its columns. */
export const EXPORT_SECTIONS: Readonly<Record<string, ReadSection>> = Object.fromEntries(
  declarationsIn(EVERY_TABLE)
    .personal.flatMap(({ exported }) =>
      typeof exported === 'string' ? [] : Object.entries(exported),
    )
    .toSorted(([one], [other]) => inOrder(one, other)),
);

/** An account as a file for its owner. */
export interface ExportedAccount {
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly [section: string]: unknown;
}

/**
 * Rejects with `signed_out` when the account is gone: what is remembered of a session can be some seconds
 * old.
 */
export async function exportAccount(
  database: Database,
  userId: string,
  now: Date,
): Promise<ExportedAccount> {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new ApiFailure('signed_out');
  const person = personOf(user);
  const sections: Record<string, unknown> = {};
  // One after the other: an export is rare, and must not take every connection there is.
  for (const [name, read] of Object.entries(EXPORT_SECTIONS)) {
    sections[name] = await read(database, person, now);
  }
  return { exportedAt: now.toISOString(), ...sections };
}
