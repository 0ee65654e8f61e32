import { describe, expect, it } from 'vitest';
import { type FeedItem, readFeedLine } from '#domain/shopping/feed-item.ts';
import { type BrokenFeed, brokenFeed, createDraw, FORMATS } from '#tests/support/broken-feed.ts';
import { FeedBroken, type FeedLines } from './feed.ts';
import { readDelimited } from './read-delimited.ts';
import { readXml } from './read-xml.ts';

const LINES = 10_000;
/**
 * A quotation that never ends spoils its whole file: with many small files, many lines are read
 * nevertheless.
 */
const LINES_OF_FILE = 20;
const NOW = new Date('2026-11-23T12:00:00Z');

async function* pieces(bytes: Uint8Array, cut: number) {
  yield bytes.slice(0, cut);
  yield bytes.slice(cut);
}

function linesOf({ format, bytes }: BrokenFeed, cut: number): FeedLines {
  return format === 'XML' ? readXml(pieces(bytes, cut)) : readDelimited(pieces(bytes, cut));
}

function isWhole({ key, brand, name, price, discount, shipping, link, colour }: FeedItem): boolean {
  const cents = [price.cents, discount, shipping ?? 0];
  return (
    [key, brand, name].every((text) => text.trim() !== '') &&
    cents.every((amount) => Number.isSafeInteger(amount) && amount >= 0 && amount <= 10_000_000) &&
    price.cents > discount &&
    /^https?:\/\//.test(link) &&
    (colour === null || /^#[0-9a-f]{6}$/.test(colour.hex))
  );
}

describe.each(['TSV', 'CSV', 'XML'] as const)('ten thousand broken lines of %s', (format) => {
  it('are each a whole product, refused with a reason, or in a file that says why it cannot be read', async () => {
    expect(FORMATS[format].start).not.toBe('');
    const draw = createDraw(format.charCodeAt(0));
    const counts = { item: 0, refused: 0, broken: 0 };
    const half: FeedItem[] = [];
    const problems: unknown[] = [];
    for (let place = 0; place < LINES; place += LINES_OF_FILE) {
      const feed = brokenFeed(format, LINES_OF_FILE, place, draw);
      try {
        for await (const read of linesOf(feed, Math.floor(draw() * feed.bytes.length))) {
          const line = read.kind === 'broken' ? read : readFeedLine(read.fields, NOW);
          counts[line.kind] += 1;
          if (line.kind === 'item' && !isWhole(line.item)) half.push(line.item);
        }
      } catch (problem) {
        problems.push(problem);
      }
    }
    expect(counts.item).toBeGreaterThan(LINES / 20);
    expect(counts.refused).toBeGreaterThan(LINES / 20);
    expect(half).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !(problem instanceof FeedBroken))).toEqual([]);
  });
});
