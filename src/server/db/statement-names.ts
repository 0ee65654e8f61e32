/** A connection keeps a plan for each named statement; ours are far fewer than this. */
const MOST_NAMES = 400;
/** Longer statements are made for a particular number of values, and may never come again. */
const LONGEST_TEXT = 2000;

/** Names statements by their text, the same for every connection of a pool. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** Undefined where a plan should not be kept. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (text.length > LONGEST_TEXT || this.names.size >= MOST_NAMES) return undefined;
    const name = `lookglass_${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}
