import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a link of the newsletter is for. */
export type SubscriberLink = 'confirm' | 'unsubscribe';

const KEY_BYTES = 32;
const TOKEN = /^([\da-f]{32})([\w-]{43})$/;
const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Makes the secret that a subscriber's tokens come from. */
export function createLinkKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/**
 * Neither proof can be derived from the other: a mail that is passed on can end a subscription, not begin
 * one.
 */
function proofOf(purpose: SubscriberLink, linkKey: string): string {
  return createHash('sha256').update(`${purpose}:${linkKey}`).digest('base64url');
}

/** The token of a link: the subscriber's id, and a part that only the mail contains. */
export function subscriberToken(
  purpose: SubscriberLink,
  { id, linkKey }: { readonly id: string; readonly linkKey: string },
): string {
  return id.replaceAll('-', '') + proofOf(purpose, linkKey);
}

/** The id in a token; undefined where it has none. */
export function subscriberIdIn(token: string): string | undefined {
  return TOKEN.exec(token)?.[1]?.replace(UUID_PARTS, '$1-$2-$3-$4-$5');
}

/** Whether a token is this subscriber's. */
export function isTokenOf(purpose: SubscriberLink, linkKey: string, token: string): boolean {
  const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '');
  const expected = Buffer.from(proofOf(purpose, linkKey));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
