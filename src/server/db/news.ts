import { z } from 'zod/mini';

/** Something that one process has changed and that others may, for a moment, remember as it was. */
const newsItem = z.union([
  /** A session has ended. */
  z.object({ about: z.literal('session'), id: z.string() }),
  /** An account, its rights or all of its sessions have changed. */
  z.object({ about: z.literal('user'), id: z.string() }),
  z.object({ about: z.literal('maintenance') }),
  /** Something has happened in a live session. */
  z.object({ about: z.literal('live'), id: z.string() }),
]);

export type NewsItem = z.infer<typeof newsItem>;

export interface NewsListener {
  readonly onNews: (item: NewsItem) => void;
  /** Some news may have been missed: whatever is remembered may be wrong. */
  readonly onGap: () => void;
}

/**
 * What processes on one database tell each other at once. Never rely on it alone: code that caches
 * something also rereads it within 5 s, so that lost news does no more harm than that.
 */
export interface News {
  /** Tells the other processes, once the transaction that this is called in is stored. */
  readonly tell: (item: NewsItem) => void;
  /** Tells `listener` all news, including this process's own. */
  readonly hear: (listener: NewsListener) => void;
}

/** Nobody else has the database open: there is nobody to tell. */
export const NO_NEWS: News = { tell: () => undefined, hear: () => undefined };

export function writeNews(item: NewsItem): string {
  return JSON.stringify(item);
}

/** Reads what came; undefined for what this version of the server does not know. */
export function readNews(text: string): NewsItem | undefined {
  try {
    return newsItem.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
