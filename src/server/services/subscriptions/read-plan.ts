import { eq } from 'drizzle-orm';
import { accessOf, graceOf, isProBy } from '#domain/access/entitlements.ts';
import { type Plan, planOf } from '#domain/access/plan.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import { currentSubscription } from './current-subscription.ts';

/** A plan with the time that a renewal which failed leaves. */
export interface CurrentPlan extends Plan {
  readonly graceUntil: Date | null;
}

/** Of what is Pro and no pass gives, all ends at the same time. */
const ANY_PRO_FEATURE = 'professional-mode';

/** The plan of an account. Its subscription names it; its entitlements say whether it is Pro. */
export async function readPlan(
  database: Database,
  userId: string,
  now: Date,
): Promise<CurrentPlan> {
  const subscription = await currentSubscription(database, userId);
  const rights = await database.select().from(entitlements).where(eq(entitlements.userId, userId));
  const plan = planOf(subscription, now, isProBy(rights, now));
  const granted = accessOf(rights, now).get(ANY_PRO_FEATURE)?.until ?? null;
  return {
    ...plan,
    proExpiresAt: plan.proExpiresAt ?? granted,
    graceUntil: graceOf(rights, now),
  };
}
