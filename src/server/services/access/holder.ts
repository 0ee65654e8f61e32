/** Whose rights: an account's, or a guest's. */
export type Holder = { readonly userId: string } | { readonly guestId: string };

/** The account where there is one, else the guest; undefined for a mere visitor. */
export function holderOf({
  userId,
  guestId,
}: {
  readonly userId: string | null | undefined;
  readonly guestId: string | null | undefined;
}): Holder | undefined {
  if (typeof userId === 'string') return { userId };
  return typeof guestId === 'string' ? { guestId } : undefined;
}
