/** The provider answers lists in pages; the largest that it gives. */
export const WHOLE_PAGES = { limit: 100 } as const;

/** The library follows the pages up to so many rows: more than anybody ever pays. */
export const WHOLE_LIST = { limit: 10_000 } as const;
