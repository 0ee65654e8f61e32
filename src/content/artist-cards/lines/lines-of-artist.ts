/** What one artist adds to cards in words of their own, by the card's id: one short sentence, said after the card's. */
export type LinesOfArtist = Readonly<Record<string, string>>;
