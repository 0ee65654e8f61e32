/** Which features somebody has, until when and from which payment: the one rule, for both sides. */

import { FEATURES_OF_SCOPE, type ProFeature, type Scope } from './features.ts';

/** What an entitlement comes from: a subscription, the hourly pass, or an operator's word. */
export const ENTITLEMENT_SOURCES = ['subscription', 'pass', 'grant'] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/** How long the hourly pass lasts from its payment: the specification's 3,600,000 ms. */
export const PASS_MS = 3_600_000;

/** How long Pro goes on after a renewal that failed, in milliseconds: three days. */
export const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** A right to features for a time. */
export interface Entitlement {
  readonly scope: Scope;
  readonly source: EntitlementSource;
  readonly startsAt: Date;
  /** What was paid for or granted ends then. */
  readonly endsAt: Date;
  /** After a failed renewal: it goes on until then. Null where nothing failed. */
  readonly graceUntil: Date | null;
  /** Taken back then: by a refund, a dispute or an operator. Null while it is not. */
  readonly revokedAt: Date | null;
  /** The payment behind it; null for what was granted. */
  readonly paymentId: string | null;
}

/** One feature that somebody has. */
export interface FeatureAccess {
  readonly feature: ProFeature;
  /** The moment at which it ends unless something more is paid. */
  readonly until: Date;
  readonly source: EntitlementSource;
  readonly paymentId: string | null;
}

/** The end of an entitlement, with the grace that it may have. */
export function endOf({ endsAt, graceUntil }: Entitlement): Date {
  return graceUntil !== null && graceUntil.getTime() > endsAt.getTime() ? graceUntil : endsAt;
}

/** Whether an entitlement holds at a moment: from its start to its end, the end not included. */
export function isInForce(entitlement: Entitlement, now: Date): boolean {
  const moment = now.getTime();
  return (
    entitlement.revokedAt === null &&
    entitlement.startsAt.getTime() <= moment &&
    moment < endOf(entitlement).getTime()
  );
}

/** Every feature that these entitlements give at a moment, each from the one that lasts longest. */
export function accessOf(
  entitlements: readonly Entitlement[],
  now: Date,
): ReadonlyMap<ProFeature, FeatureAccess> {
  const access = new Map<ProFeature, FeatureAccess>();
  for (const entitlement of entitlements) {
    if (!isInForce(entitlement, now)) continue;
    const { source, paymentId } = entitlement;
    const until = endOf(entitlement);
    for (const feature of FEATURES_OF_SCOPE[entitlement.scope]) {
      const known = access.get(feature);
      if (known !== undefined && known.until.getTime() >= until.getTime()) continue;
      access.set(feature, { feature, until, source, paymentId });
    }
  }
  return access;
}

/** Whether one of these entitlements makes a Pro user at a moment. */
export function isProBy(entitlements: readonly Entitlement[], now: Date): boolean {
  return entitlements.some(
    ({ scope, ...rest }) => scope === 'pro' && isInForce({ scope, ...rest }, now),
  );
}
