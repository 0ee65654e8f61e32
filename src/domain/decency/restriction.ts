/** What an operator can take from an account: a part of the service, for a time or until it is given back. */

/** Going live and announcing it; writing and applauding in live sessions; public looks and challenges. */
export const RESTRICTED_AREAS = ['live', 'chat', 'community'] as const;
export type RestrictedArea = (typeof RESTRICTED_AREAS)[number];

/** How many days a restriction lasts, as operators choose; null until it is lifted. */
export const RESTRICTION_DAYS = [1, 7, 30, 365, null] as const;
export type RestrictionDays = (typeof RESTRICTION_DAYS)[number];

/** How far ahead its end may lie, in days. */
export const LONGEST_RESTRICTION_DAYS = 366;
