import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import {
  accessOf,
  type Entitlement,
  type FeatureAccess,
  graceOf,
  isProBy,
} from '#domain/access/entitlements.ts';
import type { ProFeature } from '#domain/access/features.ts';
import { ApiFailure } from '#server/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements } from '#server/db/schema/index.ts';
import type { Holder } from './holder.ts';
import { revokePasses } from './revoke-passes.ts';

export type { Holder };

/** What somebody may use at a moment. */
export interface AccessReading {
  readonly time: Date;
  readonly isProUser: boolean;
  readonly features: readonly FeatureAccess[];
  /** When Pro ends that rests on the grace after a failed renewal alone; null where it does not. */
  readonly graceUntil: Date | null;
  /** Whether payments are only played here, without money. */
  readonly isTestMode: boolean;
}

/**
 * Who may use what is for Pro. Each answer reads the books anew, with one indexed query: what was
 * paid, refunded or taken back a moment ago counts at once, whichever process stored it.
 */
export interface Access {
  /** @param holder undefined for a visitor who left nothing here, which asks the database nothing. */
  readonly read: (holder: Holder | undefined) => Promise<AccessReading>;
  readonly has: (holder: Holder, feature: ProFeature) => Promise<boolean>;
  readonly isPro: (userId: string) => Promise<boolean>;
  /** Ends somebody's passes; rejects with `not_set_up` where payments are not only played. */
  readonly clearPasses: (holder: Holder | undefined) => Promise<void>;
}

export interface AccessNeeds {
  readonly database: Database;
  /** The time by which payments go: that of a payment sandbox where one stands in. */
  readonly now: () => Date;
  readonly isTestMode: boolean;
}

function isOf(holder: Holder) {
  return 'userId' in holder
    ? eq(entitlements.userId, holder.userId)
    : eq(entitlements.guestId, holder.guestId);
}

/** The entitlements of somebody that are not over: years of paid months stay in the database. */
function findLasting(database: Database, holder: Holder, now: Date): Promise<Entitlement[]> {
  const end = sql<Date>`greatest(${entitlements.endsAt}, ${entitlements.graceUntil})`;
  return database
    .select({
      scope: entitlements.scope,
      source: entitlements.source,
      startsAt: entitlements.startsAt,
      endsAt: entitlements.endsAt,
      graceUntil: entitlements.graceUntil,
      revokedAt: entitlements.revokedAt,
      paymentId: entitlements.paymentId,
    })
    .from(entitlements)
    .where(
      and(
        isOf(holder),
        isNull(entitlements.revokedAt),
        gt(end, sql.param(now, entitlements.endsAt)),
      ),
    );
}

export function createAccess({ database, now, isTestMode }: AccessNeeds): Access {
  return {
    async read(holder) {
      const time = now();
      const lasting = holder === undefined ? [] : await findLasting(database, holder, time);
      return {
        time,
        isProUser: isProBy(lasting, time),
        features: [...accessOf(lasting, time).values()],
        graceUntil: graceOf(lasting, time),
        isTestMode,
      };
    },
    async has(holder, feature) {
      const time = now();
      return accessOf(await findLasting(database, holder, time), time).has(feature);
    },
    async isPro(userId) {
      const time = now();
      return isProBy(await findLasting(database, { userId }, time), time);
    },
    async clearPasses(holder) {
      if (!isTestMode) throw new ApiFailure('not_set_up');
      if (holder !== undefined) await revokePasses(database, holder, now());
    },
  };
}
