import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { daysIn, type Span } from '#domain/analytics/calendar.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { entitlements, payments } from '#server/db/schema/payments.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { AccountCounts } from './dashboard.ts';
import type { Insights } from './insights.ts';

const accountCounts = z.object({ accounts: z.number(), pro: z.number() });

/** How many accounts there are, and how many of them have Pro at a moment. */
export async function countAccounts(database: Database, now: Date): Promise<AccountCounts> {
  const at = now.toISOString();
  const [counts] = await rowsOf(
    database,
    sql`select
        (select count(*)::int from ${users}) as accounts,
        (select count(distinct ${users.id})::int
          from ${entitlements} join ${users} on ${users.id} = ${entitlements.userId}
          where ${entitlements.scope} = 'pro' and ${entitlements.revokedAt} is null
            and ${entitlements.startsAt} <= ${at}::timestamptz
            and greatest(${entitlements.endsAt}, ${entitlements.graceUntil}) > ${at}::timestamptz
        ) as pro`,
    accountCounts,
  );
  return counts ?? { accounts: 0, pro: 0 };
}

const paidRow = z.object({
  day: z.string(),
  currency: z.string(),
  payments: z.number(),
  cents: z.number(),
  refunded: z.number(),
});

/**
 * What was paid on each day, in each currency, by the books: the payments that succeeded, renewals included,
 * and what of them was refunded since. Currencies are never added up.
 */
export async function readRevenue(
  database: Database,
  span: Span,
  timeZone: string,
): Promise<Insights['current']['revenue']> {
  const { first, last } = span;
  // The moments at which the days begin and end, so that an index can find them.
  const from = sql`(${first}::date::timestamp at time zone ${timeZone})`;
  const until = sql`((${last}::date + 1)::timestamp at time zone ${timeZone})`;
  const rows = await rowsOf(
    database,
    sql`select (${payments.paidAt} at time zone ${timeZone})::date::text as day,
        ${payments.currency} as currency, count(*)::int as payments,
        sum(${payments.amountCents})::int as cents, sum(${payments.refundedCents})::int as refunded
      from ${payments}
      where ${payments.paidAt} >= ${from} and ${payments.paidAt} < ${until}
        and ${payments.status} in ('succeeded', 'refunded', 'disputed')
      group by 1, 2 order by 2, 1`,
    paidRow,
  );
  return [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
    const paidOn = new Map(
      rows.filter((row) => row.currency === currency).map((row) => [row.day, row]),
    );
    const days = daysIn(span).map((date) => {
      const { payments: paid = 0, cents = 0, refunded = 0 } = paidOn.get(date) ?? {};
      return { date, payments: paid, cents, refundedCents: refunded };
    });
    const sum = (valueOf: (day: (typeof days)[number]) => number) =>
      days.reduce((total, day) => total + valueOf(day), 0);
    return {
      currency,
      payments: sum((day) => day.payments),
      cents: sum(({ cents }) => cents),
      refundedCents: sum(({ refundedCents }) => refundedCents),
      days,
    };
  });
}
