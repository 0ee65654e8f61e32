import { type Plan, planOf } from '#domain/access/plan.ts';
import type { Database } from '#server/db/database.ts';
import type { Access } from '#server/services/access/access.ts';
import type { Holder } from '#server/services/access/holder.ts';
import { currentSubscription } from './current-subscription.ts';

/** A plan with the grace period after a failed renewal. */
export interface CurrentPlan extends Plan {
  readonly graceUntil: Date | null;
}

/** A plan: the subscription of an account names it, and its rights say whether it is Pro. */
export async function readPlan(
  database: Database,
  access: Pick<Access, 'read'>,
  holder: Holder,
): Promise<CurrentPlan> {
  const subscription =
    'userId' in holder ? await currentSubscription(database, holder.userId) : undefined;
  const { time, isProUser, proUntil, graceUntil } = await access.read(holder);
  const plan = planOf(subscription, time, isProUser);
  return { ...plan, proExpiresAt: plan.proExpiresAt ?? proUntil, graceUntil };
}
