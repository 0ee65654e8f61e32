import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '#server/services/callers/callers.ts';
import type { Guests } from '#server/services/guests/guests.ts';

/** Whose entitlements: an account's, or a guest's. */
export type Holder = { readonly userId: string } | { readonly guestId: string };

/** Whose entitlements count for a call: the account's, else the guest's; nobody's for a mere visitor. */
export function holderOf(
  caller: Caller | undefined,
  headers: IncomingHttpHeaders,
  guests: Pick<Guests, 'read'>,
): Holder | undefined {
  if (caller !== undefined) return { userId: caller.user.id };
  const guestId = guests.read(headers.cookie);
  return guestId === undefined ? undefined : { guestId };
}
