/** Other ways in which people ask for the cards, written card by card: nobody sees them. */

/** From the id of a card to rows of ways to ask for it, with a semicolon between two. */
export type AskedWays = Readonly<Record<string, readonly string[]>>;
