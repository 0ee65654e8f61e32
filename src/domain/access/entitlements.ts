/** Which features a person has, until when and from which payment. Server and page use this one rule. */

import { FEATURES_OF_SCOPE, PRO_FEATURES, type ProFeature, type Scope } from './features.ts';

/** What an entitlement comes from: a subscription, the hourly pass, or a grant by an operator. */
export const ENTITLEMENT_SOURCES = ['subscription', 'pass', 'grant'] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

/** How long the hourly pass lasts from its payment: the specification's 3,600,000 ms. */
export const PASS_MS = 3_600_000;

/** How long Pro continues after a renewal that failed, in milliseconds: three days. */
export const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * How long Pro continues while a renewal without a failure is pending, in milliseconds: the provider
 * charges an hour or so after the period's end, and its events can be late.
 */
export const RENEWAL_MS = 24 * 60 * 60 * 1000;

/** How far the provider's clock may be ahead of ours, in milliseconds. */
export const CLOCK_SKEW_MS = 60_000;

/** A right to features for a time. */
export interface Entitlement {
  readonly scope: Scope;
  readonly source: EntitlementSource;
  readonly startsAt: Date;
  /** What was paid for or granted ends then. */
  readonly endsAt: Date;
  /** After a failed renewal: it continues until then. Null where nothing failed. */
  readonly graceUntil: Date | null;
  /** When a refund, a dispute or an operator took it back; null while none has. */
  readonly revokedAt: Date | null;
  /** The payment behind it; null for what was granted. */
  readonly paymentId: string | null;
}

/** One feature that a person has. */
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
    entitlement.startsAt.getTime() <= moment + CLOCK_SKEW_MS &&
    moment < endOf(entitlement).getTime()
  );
}

function gives(entitlement: Entitlement, feature: ProFeature): boolean {
  const features: readonly ProFeature[] = FEATURES_OF_SCOPE[entitlement.scope];
  return entitlement.revokedAt === null && features.includes(feature);
}

/** Extends `end` through entitlements that follow each other without a gap, such as two passes. */
function endOfRow(entitlements: readonly Entitlement[], end: Date): Date {
  const next = entitlements.find(
    (entitlement) =>
      entitlement.startsAt.getTime() <= end.getTime() &&
      endOf(entitlement).getTime() > end.getTime(),
  );
  return next === undefined ? end : endOfRow(entitlements, endOf(next));
}

/**
 * Of entitlements that give the same, the one in force that lasts longest, and the end of the unbroken
 * row that follows it.
 */
function longestOf(
  giving: readonly Entitlement[],
  now: Date,
): { readonly longest: Entitlement; readonly until: Date } | null {
  const [longest] = giving
    .filter((entitlement) => isInForce(entitlement, now))
    .toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime());
  return longest === undefined ? null : { longest, until: endOfRow(giving, endOf(longest)) };
}

function accessTo(
  feature: ProFeature,
  entitlements: readonly Entitlement[],
  now: Date,
): FeatureAccess | null {
  const found = longestOf(
    entitlements.filter((entitlement) => gives(entitlement, feature)),
    now,
  );
  if (found === null) return null;
  const { source, paymentId } = found.longest;
  return { feature, until: found.until, source, paymentId };
}

/**
 * Every feature that these entitlements give at a moment, each by the one that lasts longest and
 * until the end of those that follow it without a gap.
 */
export function accessOf(
  entitlements: readonly Entitlement[],
  now: Date,
): ReadonlyMap<ProFeature, FeatureAccess> {
  const access = new Map<ProFeature, FeatureAccess>();
  for (const feature of PRO_FEATURES) {
    const found = accessTo(feature, entitlements, now);
    if (found !== null) access.set(feature, found);
  }
  return access;
}

/** When Pro ends, including what follows without a gap; null where these entitlements do not give Pro. */
export function proUntilOf(entitlements: readonly Entitlement[], now: Date): Date | null {
  const pro = entitlements.filter(({ scope, revokedAt }) => scope === 'pro' && revokedAt === null);
  return longestOf(pro, now)?.until ?? null;
}

function hasFailedRenewal({ endsAt, graceUntil }: Entitlement): boolean {
  // A pending renewal without a failure is given less time than one that failed.
  return graceUntil !== null && graceUntil.getTime() - endsAt.getTime() > RENEWAL_MS;
}

/** When Pro ends where it depends on the grace after a failed renewal alone; null where it does not. */
export function graceOf(entitlements: readonly Entitlement[], now: Date): Date | null {
  const pro = entitlements.filter(
    (entitlement) => entitlement.scope === 'pro' && isInForce(entitlement, now),
  );
  const rests = pro.every(
    (entitlement) => entitlement.endsAt.getTime() <= now.getTime() && hasFailedRenewal(entitlement),
  );
  if (pro.length === 0 || !rests) return null;
  return new Date(Math.max(...pro.map((entitlement) => endOf(entitlement).getTime())));
}
