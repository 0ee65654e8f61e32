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
  /** When Pro ends that rests on the grace after a failed renewal alone; null where it does not. */
  readonly graceUntil: Date | null;
  /** Whether payments are only played here, without money. */
  readonly isTestMode: boolean;
}

/**
 * Who may use what is for Pro. Each answer reads the database anew, with one indexed query: what was
 * paid, refunded or taken back a moment ago counts at once, whichever process stored it.
 */
export interface Access {
  /**
   * The one reading of rights: every answer that tells of Pro is filled from it.
   *
   * @param holder undefined for a visitor who left nothing here, which asks the database nothing.
   */
  readonly read: (holder: Holder | undefined) => Promise<Rights>;
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

/** Finds the entitlements of somebody that are not over: years of paid months stay in the database. */
type FindLasting = (holder: Holder, now: Date) => Promise<Entitlement[]>;

/** Makes the two queries once for all calls: every page asks for them. */
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
