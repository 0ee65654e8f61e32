import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import {
  accessOf,
  type Entitlement,
  type FeatureAccess,
  graceOf,
  proUntilOf,
} from '#domain/access/entitlements.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { entitlements } from '#server/db/schema/payments.ts';
import type { Holder } from './holder.ts';
import { revokePasses } from './revoke-passes.ts';

export type { Holder };

/** What an account or a guest may use at a moment. */
export interface Rights {
  readonly time: Date;
  readonly isProUser: boolean;
  /** When Pro ends; null without it. */
  readonly proUntil: Date | null;
  readonly features: readonly FeatureAccess[];
  /** When Pro ends, if only the grace after a failed renewal keeps it going; otherwise null. */
  readonly graceUntil: Date | null;
  /** Whether payments are only simulated here, without money. */
  readonly isTestMode: boolean;
}

/**
 * Who may use Pro features. Each answer reads the database again, with one indexed query: what was
 * paid, refunded or revoked a moment ago counts at once, whichever process stored it.
 */
export interface Access {
  /**
   * The only place where rights are read: every answer about Pro is filled from it.
   *
   * @param holder undefined for a visitor who left nothing here; then the database is not asked.
   */
  readonly read: (holder: Holder | undefined) => Promise<Rights>;
  readonly isPro: (userId: string) => Promise<boolean>;
  /** Ends the holder's passes; rejects with `not_set_up` unless payments are only simulated. */
  readonly clearPasses: (holder: Holder | undefined) => Promise<void>;
}

export interface AccessNeeds {
  readonly database: Database;
  /** The time that payments follow: that of the payment sandbox where one stands in. */
  readonly now: () => Date;
  readonly isTestMode: boolean;
}

/** Finds the holder's entitlements that are not over: years of paid months stay in the database. */
type FindLasting = (holder: Holder, now: Date) => Promise<Entitlement[]>;

/** Prepares the two queries once for all calls, since every page needs them. */
function createFindLasting(database: Database): FindLasting {
  const end = sql<Date>`greatest(${entitlements.endsAt}, ${entitlements.graceUntil})`;
  const now = sql.param(sql.placeholder('now'), entitlements.endsAt);
  const prepare = (column: typeof entitlements.userId | typeof entitlements.guestId) =>
    database
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
        and(eq(column, sql.placeholder('holder')), isNull(entitlements.revokedAt), gt(end, now)),
      )
      .prepare(`lasting_by_${column.name}`);
  const ofUser = prepare(entitlements.userId);
  const ofGuest = prepare(entitlements.guestId);
  return (holder, at) =>
    'userId' in holder
      ? ofUser.execute({ holder: holder.userId, now: at })
      : ofGuest.execute({ holder: holder.guestId, now: at });
}

export function createAccess({ database, now, isTestMode }: AccessNeeds): Access {
  const findLasting = createFindLasting(database);
  const read: Access['read'] = async (holder) => {
    const time = now();
    const lasting = holder === undefined ? [] : await findLasting(holder, time);
    const proUntil = proUntilOf(lasting, time);
    return {
      time,
      isProUser: proUntil !== null,
      proUntil,
      features: [...accessOf(lasting, time).values()],
      graceUntil: graceOf(lasting, time),
      isTestMode,
    };
  };
  return {
    read,
    isPro: async (userId) => (await read({ userId })).isProUser,
    async clearPasses(holder) {
      if (!isTestMode) throw new ApiFailure('not_set_up');
      if (holder !== undefined) await revokePasses(database, holder, now());
    },
  };
}
