import type { Column, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { CLOCK_SKEW_MS } from '#domain/access/entitlements.ts';
import { entitlements } from '#server/db/schema/payments.ts';

/** Whether an account is Pro at a moment, as `proUntilOf` says it, for a query that reads many accounts. */
export function isProIn(account: Column, now: Date): SQL<boolean> {
  const soon = new Date(now.getTime() + CLOCK_SKEW_MS);
  const { userId, scope, startsAt, endsAt, graceUntil, revokedAt } = entitlements;
  return sql<boolean>`exists (
    select 1 from ${entitlements} where ${userId} = ${account} and ${scope} = 'pro'
      and ${revokedAt} is null and ${startsAt} <= ${sql.param(soon, startsAt)}
      and greatest(${endsAt}, ${graceUntil}) > ${sql.param(now, endsAt)})`;
}
