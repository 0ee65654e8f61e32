/** Opens a feed that an operator names: a file, or an address of the web. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FeedMapping } from '#domain/shopping/feed-mapping.ts';
import { download, type Download } from './feeds/download.ts';
import { FeedBroken, type FeedLines } from './feeds/feed.ts';
import { readDelimited } from './feeds/read-delimited.ts';
import { readXml } from './feeds/read-xml.ts';

const SPACE = /^[\s\uFEFF]*$/;

async function* read(file: string): AsyncGenerator<Uint8Array> {
  const known = await stat(file).catch(() => undefined);
  if (known === undefined || !known.isFile()) throw new FeedBroken(`There is no file ${file}.`);
  yield* createReadStream(file);
}

/** A file does not say how long it was meant to be. */
function opened(source: string): Download | Promise<Download> {
  const address = webAddressOf(source);
  return address === null ? { bytes: read(source), saysItsEnd: false } : download(address);
}

/** Whether a source is an address of the web, and no file. */
export function webAddressOf(source: string): URL | null {
  return /^https?:/i.test(source) && URL.canParse(source) ? new URL(source) : null;
}

/**
 * The feed at an address of the web, or in a file at a path: XML if it begins as such, otherwise lines,
 * whose headings the mapping names.
 */
export async function* openFeed(source: string, mapping?: FeedMapping): FeedLines {
  const { bytes, saysItsEnd } = await opened(source);
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
    : readDelimited(whole(), { saysItsEnd, ...(mapping === undefined ? {} : { mapping }) });
}
