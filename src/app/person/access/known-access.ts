import type { ProFeature } from '#domain/access/features.ts';

/** What the current person may use, as far as this page knows. It opens nothing: the server decides. */
export interface KnownAccess {
  readonly isProUser: boolean;
  /** When each feature that one has ends, by the server's clock, in milliseconds since 1970. */
  readonly until: ReadonlyMap<ProFeature, number>;
  /** After a failed renewal: when Pro ends, by the same clock. Null where nothing failed. */
  readonly graceUntil: number | null;
  /** Whether payments are only played here. */
  readonly isTestMode: boolean;
}

/** When the pass of the artists’ chat ends, for a person who is not Pro; null without one. */
export function passUntil({ isProUser, until }: KnownAccess): number | null {
  return isProUser ? null : (until.get('pro-artists-chat') ?? null);
}
