/** How the help chat finds an answer: an ordered table of substrings. */

export interface KeywordRow {
  /** Lower case; a question that contains one of them matches this row. */
  readonly keywords: readonly string[];
}

/** Lower case, straight apostrophes, one space between words, no punctuation at the end. */
export function plainQuestion(question: string): string {
  return question
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '')
    .trim();
}

/** The first row with a keyword that the question contains. Order decides: what stands above wins. */
export function findAnswer<Row extends KeywordRow>(
  rows: readonly Row[],
  question: string,
): Row | undefined {
  const plain = plainQuestion(question);
  return rows.find(({ keywords }) => keywords.some((word) => plain.includes(word)));
}
