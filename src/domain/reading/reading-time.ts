/** Words a minute that adults read silently; Brysbaert, "How many words do we read per minute?", 2019. */
const WORDS_PER_MINUTE = 238;

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
