/** The specification's: a form of the account's page is busy at least this long, in milliseconds. */
export const SHORTEST_BUSY = 1000;
