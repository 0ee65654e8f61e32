/** What is said, as a caption: one line of text without breaks, of which the end counts. */

import { LONGEST_CAPTION } from './live-room.ts';

/** The end of what was said, from the beginning of a word on, at most `LONGEST_CAPTION` characters. Empty for silence. */
export function captionOf(said: string): string {
  const text = said.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  if (text.length <= LONGEST_CAPTION) return text;
  const end = text.slice(-LONGEST_CAPTION);
  const word = end.indexOf(' ');
  return word === -1 ? end : end.slice(word + 1);
}
