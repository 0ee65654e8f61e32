/** Reads a feed of XML: RSS 2.0 and Atom with Google's product data. */

import { SaxesParser } from 'saxes';
import { fieldName } from '#domain/shopping/feed-mapping.ts';
import {
  FeedBroken,
  type FeedLines,
  type FeedSource,
  MOST_IN_A_LINE,
  type ReadLine,
  textOf,
} from './feed.ts';

const ITEMS: ReadonlySet<string> = new Set(['item', 'entry']);
const ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf:rdf']);
/**
 * How many characters may pass until an item ends: what an item may hold, and the markup around it.
 * Anything longer (an attribute, a comment, elements within elements) would be kept in memory until it
 * ends.
 */
const MOST_WITHOUT_ITEM = 4 * MOST_IN_A_LINE;

/** Parts of `shipping`, in the order in which a line of text has them. */
const SHIPPING_PARTS = ['country', 'region', 'service', 'price'] as const;

/** What is collected of the item that is being read. */
interface OpenItem {
  readonly fields: Map<string, string>;
  /** The names of the elements that are open within the item. */
  readonly path: string[];
  readonly shipping: Map<string, string>;
  text: string;
  size: number;
}

/** Turns the events of a parser into items. */
class ItemCollector {
  readonly done: ReadLine[] = [];
  private open: OpenItem | undefined;
  private count = 0;
  private hasRoot = false;

  opened(tag: string, link: string | undefined): void {
    const name = tag.toLowerCase();
    if (!this.hasRoot) {
      if (!ROOTS.has(name)) throw new FeedBroken('The file is XML, but no feed.');
      this.hasRoot = true;
    }
    if (this.open !== undefined) {
      this.open.path.push(fieldName(name));
      this.open.text = link ?? '';
    } else if (ITEMS.has(name)) {
      this.count += 1;
      this.open = { fields: new Map(), path: [], shipping: new Map(), text: '', size: 0 };
    }
  }

  said(text: string): void {
    if (this.open === undefined) return;
    this.open.size += text.length;
    if (this.open.size > MOST_IN_A_LINE) throw new FeedBroken('An item of the feed does not end.');
    this.open.text += text;
  }

  closed(): void {
    const open = this.open;
    if (open === undefined) return;
    const name = open.path.pop();
    if (name === undefined) this.finish(open);
    else if (open.path.length === 0) this.take(open, name);
    else if (open.path.length === 1 && open.path[0] === 'shipping') {
      // The first way of shipping counts, as in a line of text.
      if (!open.fields.has('shipping')) open.shipping.set(name, open.text.trim());
      open.text = '';
    }
  }

  private take(open: OpenItem, name: string): void {
    const text =
      name === 'shipping' && open.shipping.size > 0
        ? SHIPPING_PARTS.map((part) => open.shipping.get(part) ?? '').join(':')
        : open.text.trim();
    if (!open.fields.has(name)) open.fields.set(name, text);
    open.text = '';
  }

  private finish({ fields }: OpenItem): void {
    this.done.push({ kind: 'fields', line: this.count, fields: Object.fromEntries(fields) });
    this.open = undefined;
  }
}

/**
 * Yields item after item. Throws `FeedBroken` for a source that is not XML, is not a feed, is cut short,
 * or has a document type: no feed needs one, and its entities can be made to expand without end.
 */
export async function* readXml(source: FeedSource): FeedLines {
  const parser = new SaxesParser();
  const items = new ItemCollector();
  parser.on('error', (problem) => {
    throw new FeedBroken(problem.message, { cause: problem });
  });
  parser.on('doctype', () => {
    throw new FeedBroken('The file has a document type.');
  });
  parser.on('opentag', ({ name, attributes }) => items.opened(name, attributes['href']));
  parser.on('text', (text) => items.said(text));
  parser.on('cdata', (text) => items.said(text));
  parser.on('closetag', () => items.closed());
  let withoutItem = 0;
  for await (const text of textOf(source)) {
    parser.write(text);
    const done = items.done.splice(0);
    withoutItem = done.length > 0 ? 0 : withoutItem + text.length;
    if (withoutItem > MOST_WITHOUT_ITEM) throw new FeedBroken('An item of the feed does not end.');
    yield* done;
  }
  parser.close();
  yield* items.done.splice(0);
}
