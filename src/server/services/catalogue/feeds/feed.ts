/** What the readers of feeds have in common. */

import type { FeedFields } from '#domain/shopping/feed-mapping.ts';

/** The bytes of a feed as they come, in pieces of any size. */
export type FeedSource = AsyncIterable<Uint8Array>;

/** A line that could not even be split into its fields. */
export interface BrokenLine {
  readonly kind: 'broken';
  /** Counted from 1, the heading included; of XML the number of the item. */
  readonly line: number;
}

export interface ReadLine {
  readonly kind: 'fields';
  readonly line: number;
  readonly fields: FeedFields;
}

export type FeedLines = AsyncGenerator<ReadLine | BrokenLine>;

/** The source is not a feed, or was cut short: nothing of it may be taken. */
export class FeedBroken extends Error {
  override readonly name = 'FeedBroken';
}

/**
 * The size of a line, in bytes, or in characters of XML. No product needs as much; a file that exceeds it
 * is something else.
 */
export const MOST_IN_A_LINE = 256 * 1024;

/** Decodes the bytes of a feed, which are UTF-8. Throws `FeedBroken` where they are not. */
export async function* textOf(source: FeedSource): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of source) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (problem) {
    if (problem instanceof TypeError) throw new FeedBroken('The file is not in UTF-8.');
    throw problem;
  }
}
