/** How many looks one account can keep. */
export const MOST_SAVED_LOOKS = 500;
export const LONGEST_LOOK_NAME = 80;
/** How long a deleted look can be brought back, in milliseconds. */
export const UNDO_DELETE_MS = 10_000;
/** How long a request to restore a look may be under way, in milliseconds. */
const UNDO_GRACE_MS = 20_000;

/** Whether a look that was deleted then can still be brought back. */
export function isRestorable(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= UNDO_DELETE_MS + UNDO_GRACE_MS;
}

/** Looks deleted before this moment cannot be brought back any more. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_DELETE_MS - UNDO_GRACE_MS);
}
