import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { AccountType } from '#domain/account/account.ts';
import type { TicketState } from '#domain/support/support.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { supportTickets } from '#server/db/schema/correspondence.ts';
import { isProIn } from '#server/services/access/is-pro-in.ts';

/** Why a ticket comes before others: its sender is Pro, or a makeup artist; null for everyone else. */
export type Priority = 'pro' | 'professional' | null;

export type Ticket = typeof supportTickets.$inferSelect & { readonly sender: Priority };

const AT_A_TIME = 50;

const PROFESSIONAL: AccountType = 'professional';

/**
 * What people wrote to support, in one state: Pro subscribers and makeup artists first, the latest first
 * in each group. Ids sort in the order in which they were made.
 */
export async function readTickets(
  on: Transaction,
  state: TicketState,
  before: string | undefined,
  now: Date,
): Promise<{ readonly tickets: readonly Ticket[]; readonly hasMore: boolean }> {
  const isPro = isProIn(supportTickets.userId, now);
  const ranked = on.$with('ranked').as(
    on
      .select({
        ...getTableColumns(supportTickets),
        isPro: isPro.as('is_pro'),
        isFirst:
          sql<boolean>`${isPro} or coalesce(${users.accountType} = ${PROFESSIONAL}, false)`.as(
            'is_first',
          ),
      })
      .from(supportTickets)
      .leftJoin(users, eq(users.id, supportTickets.userId)),
  );
  const follows = sql`(${ranked.isFirst}, ${ranked.id}) < (
    select ${ranked.isFirst}, ${ranked.id} from ${ranked} where ${ranked.id} = ${before})`;
  const rows = await on
    .with(ranked)
    .select()
    .from(ranked)
    // The ticket before may have changed its state since it was listed.
    .where(and(eq(ranked.state, state), before === undefined ? undefined : follows))
    .orderBy(desc(ranked.isFirst), desc(ranked.id))
    .limit(AT_A_TIME + 1);
  return {
    tickets: rows.slice(0, AT_A_TIME).map(({ isPro: isProSender, isFirst, ...ticket }) => ({
      ...ticket,
      sender: isProSender ? 'pro' : isFirst ? 'professional' : null,
    })),
    hasMore: rows.length > AT_A_TIME,
  };
}
