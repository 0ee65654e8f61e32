import { type SQL, sql } from 'drizzle-orm';
import { HIDDEN_NAME } from '#content/decency-words.ts';
import { users } from '#server/db/schema/accounts.ts';
import { hiddenNames } from '#server/db/schema/decency.ts';

/** The columns with their tables' names, which drizzle leaves out of queries on a single table. */
const hidden = (column: string) => sql`${hiddenNames}.${sql.identifier(column)}`;
const ofUser = (column: string) => sql`${users}.${sql.identifier(column)}`;

/** The name of an account as others see it, for a query on `users`: whatever shows a name to others reads this. */
export function shownName(): SQL<string> {
  return sql<string>`case when exists (select 1 from ${hiddenNames}
    where ${hidden('user_id')} = ${ofUser('id')} and ${hidden('name')} = ${ofUser('name')})
    then ${HIDDEN_NAME} else ${ofUser('name')} end`;
}
