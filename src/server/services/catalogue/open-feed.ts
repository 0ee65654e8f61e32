/** Opens a feed that an operator names: a file, or an address of the web. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FeedMapping } from '#domain/shopping/feed-mapping.ts';
import { FeedBroken, type FeedLines, type FeedSource } from './feeds/feed.ts';
import { readDelimited } from './feeds/read-delimited.ts';
import { readXml } from './feeds/read-xml.ts';

/** A shop that says nothing for so long will say nothing more. */
const SILENCE_MS = 60_000;
const SPACE = /^[\s\uFEFF]*$/;

/** Ends a source in which nothing comes for a while. */
async function* withoutSilence(
  source: FeedSource,
  leave: AbortController,
): AsyncGenerator<Uint8Array> {
  const timer = setTimeout(() => leave.abort(), SILENCE_MS);
  try {
    for await (const bytes of source) {
      timer.refresh();
      yield bytes;
    }
  } catch (problem) {
    throw new FeedBroken('The feed ended before it was whole.', { cause: problem });
  } finally {
    clearTimeout(timer);
  }
}

async function* fetched(address: URL): AsyncGenerator<Uint8Array> {
  const leave = new AbortController();
  const reply = await fetch(address, { signal: leave.signal }).catch((cause: unknown) => {
    throw new FeedBroken(`${address.host} does not answer.`, { cause });
  });
  if (!reply.ok || reply.body === null) {
    throw new FeedBroken(`${address.host} answers with ${reply.status}.`);
  }
  yield* withoutSilence(reply.body, leave);
}

async function* read(file: string): AsyncGenerator<Uint8Array> {
  const known = await stat(file).catch(() => undefined);
  if (known === undefined || !known.isFile()) throw new FeedBroken(`There is no file ${file}.`);
  yield* createReadStream(file);
}

/** Whether a source is an address of the web, and no file. */
export function webAddressOf(source: string): URL | null {
  return /^https?:/i.test(source) && URL.canParse(source) ? new URL(source) : null;
}

/**
 * The feed at an address of the web, or in a file at a path: XML where it begins as such, else lines, whose headings the
 * mapping tells.
 */
export async function* openFeed(source: string, mapping?: FeedMapping): FeedLines {
  const address = webAddressOf(source);
  const bytes = address === null ? read(source) : fetched(address);
  const start: Uint8Array[] = [];
  let text = '';
  for (;;) {
    const next = await bytes.next();
    if (next.done === true) break;
    start.push(next.value);
    text += new TextDecoder().decode(next.value);
    if (!SPACE.test(text)) break;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* start;
    yield* bytes;
  }
  yield* text.replace(/^[\s\uFEFF]+/, '').startsWith('<')
    ? readXml(whole())
    : readDelimited(whole(), mapping);
}
