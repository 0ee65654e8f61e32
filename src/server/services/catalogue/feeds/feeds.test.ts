import { describe, expect, it, test } from 'vitest';
import { FeedBroken, type FeedLines } from './feed.ts';
import { readDelimited } from './read-delimited.ts';
import { readXml } from './read-xml.ts';

/** The bytes in pieces that may end anywhere, even within a character. */
async function* bytesOf(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function all(lines: FeedLines) {
  const read = [];
  for await (const line of lines) read.push(line);
  return read;
}

describe('a feed of lines', () => {
  test.each([
    ['tabs', 'id\ttitle\tImage Link\n1\tÉclat\thttps://a.example/1\n'],
    ['commas', 'id,title,image link\r\n1,Éclat,https://a.example/1\r\n'],
    [
      'semicolons and a mark at its beginning',
      '\uFEFFid;title;g:image_link\n1;"Éclat";https://a.example/1\n',
    ],
  ])('is read with %s', async (_what, text) => {
    expect(await all(readDelimited(bytesOf(text)))).toEqual([
      {
        kind: 'fields',
        line: 2,
        fields: { id: '1', title: 'Éclat', image_link: 'https://a.example/1' },
      },
    ]);
  });

  it('keeps marks, line ends and quotes that are quoted', async () => {
    const read = await all(readDelimited(bytesOf('id,title\n1,"Rose, ""deep""\nlast"\n')));
    expect(read).toMatchObject([{ fields: { id: '1', title: 'Rose, "deep"\nlast' } }]);
  });

  it('says which lines have another number of fields, and reads the others', async () => {
    const read = await all(readDelimited(bytesOf('id,title\n1,a,b\n2\n3,Rose\n')));
    expect(read.map(({ kind, line }) => [kind, line])).toEqual([
      ['broken', 2],
      ['broken', 3],
      ['fields', 4],
    ]);
  });

  test.each([
    ['is empty', ''],
    ['has no id', 'title,price\nRose,1 USD\n'],
    ['has one field', 'id\n1\n'],
    ['is cut within a quotation', 'id,title\n1,"Rose'],
    ['ends in the middle of a line', 'id,title,price\n1,Rose,9 USD\n2,Cor'],
  ])('is broken when it %s', async (_what, text) => {
    await expect(all(readDelimited(bytesOf(text)))).rejects.toThrow(FeedBroken);
  });

  it('is broken when its last line has no end: half a price looks like a whole one', async () => {
    const read = all(readDelimited(bytesOf('id,price\n1,24.00 USD\n2,1')));
    await expect(read).rejects.toThrow('may have been cut short');
  });

  it('may lack that end if its source says that all of it has come', async () => {
    const whole = { saysItsEnd: true };
    expect(await all(readDelimited(bytesOf('id,title\n2\n1,Rose'), whole))).toMatchObject([
      { kind: 'broken' },
      { kind: 'fields' },
    ]);
    const short = all(readDelimited(bytesOf('id,title\n1,Rose\n2'), whole));
    await expect(short).rejects.toThrow('in the middle of a line');
  });

  it('may have a short line that ends', async () => {
    expect(await all(readDelimited(bytesOf('id,title\n1,Rose\n2\n')))).toHaveLength(2);
  });

  it('has no line but its own, wherever it is cut', async () => {
    const text = 'id,title,price\r\n1,"Rose, ""deep""\r\nlast",24.00 USD\r\n2,Coral,"9.00 USD"\r\n';
    const whole = await all(readDelimited(bytesOf(text)));
    for (let length = 0; length < text.length; length += 1) {
      const taken: unknown[] = [];
      const reading = (async () => {
        for await (const line of readDelimited(bytesOf(text.slice(0, length)))) taken.push(line);
      })();
      const problem = await reading.catch((thrown: unknown) => thrown);
      expect(problem === undefined || problem instanceof FeedBroken).toBe(true);
      expect(taken).toEqual(whole.slice(0, taken.length));
    }
  });

  it('is broken when it is not in UTF-8', async () => {
    async function* latin() {
      yield Uint8Array.from([105, 100, 44, 120, 10, 49, 44, 0xe9, 10]);
    }
    await expect(all(readDelimited(latin()))).rejects.toThrow('UTF-8');
  });

  it('is broken when its source breaks off', async () => {
    async function* halfWay() {
      yield new TextEncoder().encode('id,title\n1,Rose\n2,Co');
      throw new FeedBroken('The feed ended before it was whole.');
    }
    await expect(all(readDelimited(halfWay()))).rejects.toThrow('ended before');
    await expect(all(readXml(halfWay()))).rejects.toThrow(FeedBroken);
  });

  it('is broken where a line does not end', async () => {
    async function* endless() {
      yield new TextEncoder().encode('id,title\n1,"');
      for (;;) yield new Uint8Array(64 * 1024).fill(97);
    }
    await expect(all(readDelimited(endless()))).rejects.toThrow(FeedBroken);
  });
});

const RSS = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>${items}</channel></rss>`;

describe('a feed of XML', () => {
  it('is read item by item', async () => {
    const text = RSS(
      '<item><g:id>1</g:id><title><![CDATA[Rose & Co.]]></title><link>https://a.example/1</link>' +
        '<g:shipping><g:country>US</g:country><g:price>4.95 USD</g:price></g:shipping>' +
        '<g:shipping><g:price>9.95 USD</g:price></g:shipping></item><item><g:id>2</g:id></item>',
    );
    expect(await all(readXml(bytesOf(text)))).toEqual([
      {
        kind: 'fields',
        line: 1,
        fields: {
          id: '1',
          title: 'Rose & Co.',
          link: 'https://a.example/1',
          shipping: 'US:::4.95 USD',
        },
      },
      { kind: 'fields', line: 2, fields: { id: '2' } },
    ]);
  });

  it('may say of a color what Google’s own fields cannot', async () => {
    const text = RSS(
      '<item><g:id>1</g:id><g:color_lab>49.6 41.2 7.3</g:color_lab><g:color_source>measured</g:color_source></item>',
    );
    expect(await all(readXml(bytesOf(text)))).toMatchObject([
      { fields: { color_lab: '49.6 41.2 7.3', color_source: 'measured' } },
    ]);
  });

  it('is read as Atom, with the address in an attribute', async () => {
    const text =
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>1</g:id><link href="https://a.example/1"/></entry></feed>';
    expect(await all(readXml(bytesOf(text)))).toMatchObject([
      { fields: { id: '1', link: 'https://a.example/1' } },
    ]);
  });

  test.each([
    ['is cut short', RSS('<item><g:id>1</g:id>').slice(0, -30)],
    ['is no feed', '<html><item/></html>'],
    ['is no XML', 'id,title\n1,Rose'],
    ['has a document type', '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel/></rss>'],
    ['uses an entity of its own', RSS('<item><title>&bomb;</title></item>')],
    ['has an item without an end', RSS(`<item><title>${'a'.repeat(300_000)}</title></item>`)],
  ])('is broken when it %s', async (_what, text) => {
    await expect(all(readXml(bytesOf(text, 4096)))).rejects.toThrow(FeedBroken);
  });
});

describe('a feed of XML that is cut', () => {
  it('is broken, wherever that is', async () => {
    const text = RSS('<item><g:id>1</g:id><g:price>24.00 USD</g:price></item>');
    for (let length = 0; length < text.length; length += 1) {
      const read = all(readXml(bytesOf(text.slice(0, length))));
      await expect(read).rejects.toThrow(FeedBroken);
    }
  });
});

/** Pieces of a feed without end, which counts how many were asked for. */
function withoutEnd(start: string, piece: string) {
  const source = {
    asked: 0,
    async *bytes(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(start);
      for (;;) {
        source.asked += 1;
        yield new TextEncoder().encode(piece);
      }
    },
  };
  return source;
}

const LINES_OF_PIECE = 100;
const TSV_PIECE = `1\t${'Rose '.repeat(100)}\n`.repeat(LINES_OF_PIECE);
const XML_PIECE = `<item><g:id>1</g:id><title>${'Rose '.repeat(100)}</title></item>`.repeat(
  LINES_OF_PIECE,
);

describe('a feed of any size', () => {
  test.each([
    ['lines', withoutEnd('id\ttitle\n', TSV_PIECE), readDelimited],
    ['XML', withoutEnd('<rss xmlns:g="a"><channel>', XML_PIECE), readXml],
  ] as const)('of %s is read no further than its lines are taken', async (_what, source, read) => {
    let [taken, most] = [0, 0];
    for await (const line of read(source.bytes())) {
      expect(line.kind).toBe('fields');
      taken += 1;
      most = Math.max(most, source.asked - taken / LINES_OF_PIECE);
      if (taken === 20_000) break;
    }
    // Pieces of 50 kB: what waits is kept small, whatever the feed's size.
    expect(most).toBeLessThan(20);
  });

  test.each([
    ['elements within elements', '<a>'],
    ['one comment', 'no end '],
    ['empty elements', '<a/>'],
  ])('of XML is broken where an item is %s without end', async (_what, piece) => {
    const start = `<rss><channel><item>${piece.startsWith('<') ? '' : '<!--'}`;
    const source = withoutEnd(start, piece.repeat(10_000));
    await expect(all(readXml(source.bytes()))).rejects.toThrow(FeedBroken);
    expect(source.asked).toBeLessThan(100);
  });
});
