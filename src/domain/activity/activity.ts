/** The kinds of entries in an account's activity. */
export const ACTIVITY_KINDS = [
  'account_created',
  'signed_in',
  'look_created',
  'photo_captured',
  'look_liked',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
