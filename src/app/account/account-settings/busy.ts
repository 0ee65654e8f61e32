/** Minimum time for which a form of the account's page is busy, in milliseconds; from the specification. */
export const SHORTEST_BUSY = 1000;
