/** How many looks one account can keep. */
export const MOST_SAVED_LOOKS = 500;
export const LONGEST_LOOK_NAME = 80;
/** How long a deleted look can be brought back, in milliseconds. */
export const UNDO_DELETE_MS = 10_000;
