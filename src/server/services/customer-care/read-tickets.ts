import { desc, lt } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { supportTickets } from '#server/db/schema/index.ts';

export type Ticket = typeof supportTickets.$inferSelect;

const AT_A_TIME = 50;

/** What people wrote to support, the latest first; ids are in the order of their making. */
export async function readTickets(
  on: Transaction,
  before: string | undefined,
): Promise<{ readonly tickets: readonly Ticket[]; readonly hasMore: boolean }> {
  const rows = await on
    .select()
    .from(supportTickets)
    .where(before === undefined ? undefined : lt(supportTickets.id, before))
    .orderBy(desc(supportTickets.id))
    .limit(AT_A_TIME + 1);
  return { tickets: rows.slice(0, AT_A_TIME), hasMore: rows.length > AT_A_TIME };
}
