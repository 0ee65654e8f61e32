/** What an account's activity is made of. */
export const ACTIVITY_KINDS = [
  'account_created',
  'signed_in',
  'look_created',
  'photo_captured',
  'look_liked',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
