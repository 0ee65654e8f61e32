import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { catalogueOffers, catalogueProducts } from '#server/db/schema/catalogue.ts';
import { answerCatalogue } from '#server/services/operators/catalogue-answer.ts';
import { shopConversions } from '#server/db/schema/shop-clicks.ts';
import { readCatalogueCommand } from '#server/services/operators/catalogue-command.ts';
import { answerSales } from '#server/services/operators/sales-answer.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const LINES = [
  'id\ttitle\tbrand\tproduct_type\tprice\tavailability\tlink',
  '1\tVelvet Stain\tMaison\tLipstick\t24.00 USD\tin stock\thttps://a.example/1',
  '2\tSilk\tMaison\tLipstick\tfree\tin stock\thttps://a.example/2',
  '',
].join('\n');
const XML = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id>
  <title>Velvet Stain</title><g:brand>Maison</g:brand><g:product_type>Lipstick</g:product_type>
  <g:price>24.00 USD</g:price><g:availability>in_stock</g:availability><link>https://a.example/1</link>
  </item></channel></rss>`;

let connection: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  connection = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'lookglass-feeds-'));
});
afterEach(() => emptyDatabase(connection));
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly retailer?: string;
  readonly columns?: string;
  readonly currency?: string;
}

async function take(content: string, asked: Asked = {}) {
  const source = join(folder, 'feed');
  await writeFile(source, content);
  return takeFrom(source, asked);
}

const takeFrom = (
  source: string,
  { retailer = 'Corner Store', columns = '', currency = '' }: Asked = {},
) =>
  answerCatalogue(connection.database, {
    verb: 'catalog',
    source,
    retailer,
    mayShrink: false,
    columns,
    currency,
  });

const count = () => connection.database.$count(catalogueProducts);

describe('the words of the command', () => {
  const RETAILER = ['--retailer', 'Corner Store'];

  it.each(['import', 'conversions'])('may be spelled catalogue as well: %s', (act) => {
    const american = readCatalogueCommand(['catalog', act, 'feed.tsv', ...RETAILER], '/feeds');
    expect(american).toMatchObject({ source: '/feeds/feed.tsv', retailer: 'Corner Store' });
    expect(readCatalogueCommand(['catalogue', act, 'feed.tsv', ...RETAILER], '/feeds')).toEqual(
      american,
    );
  });

  it('are not for the catalog when they begin otherwise', () => {
    expect(readCatalogueCommand(['cat', 'import', 'feed.tsv', ...RETAILER], '/')).toBeUndefined();
  });
});

describe('an operator who names a file', () => {
  it('hears what was taken, and which lines were refused for which reason', async () => {
    expect(await take(LINES)).toEqual({
      succeeded: true,
      text: [
        'Corner Store: 2 lines read, 1 products. 1 offers changed, 0 are gone and out of stock.',
        '1 lines were not taken: their price cannot be read, is 0, or is too high to be true.',
        '  line 3 2',
      ].join('\n'),
    });
  });

  it('may name one of XML', async () => {
    expect((await take(XML)).text).toContain('1 lines read, 1 products');
  });

  it('hears that nothing was taken of one that is cut short', async () => {
    expect(await take(XML.slice(0, -20))).toMatchObject({ succeeded: false });
    expect(await count()).toBe(0);
  });

  it('hears that nothing was taken if the last line may be half a line, and what to do', async () => {
    await take(LINES);
    const half = LINES.replace('24.00', '19.00').slice(0, -'le/2\n'.length);
    expect(await take(half)).toMatchObject({
      succeeded: false,
      text: expect.stringContaining('put a line end behind it'),
    });
    const offers = await connection.database.select().from(catalogueOffers);
    expect(offers).toMatchObject([{ price: 2400 }]);
  });

  it('hears that there is no such file', async () => {
    const { text } = await takeFrom(join(folder, 'missing'));
    expect(text).toContain('There is no file');
  });

  it('must give the shop a name', async () => {
    expect((await take(LINES, { retailer: '***' })).text).toContain('The name of the retailer');
  });
});

describe('an operator whose file has headings of its own', () => {
  const OWN = [
    'SKU,Product Name,Maker,Type,Price,Stock,Page',
    '1,Velvet Stain,Maison,Lipstick,24.00,in stock,https://a.example/1',
    '',
  ].join('\n');
  const COLUMNS =
    'id=SKU,title=Product Name,brand=Maker,product_type=Type,availability=Stock,link=Page';

  it('tells what they stand for, and the currency of its prices', async () => {
    const { text } = await take(OWN, { columns: COLUMNS, currency: 'USD' });
    expect(text).toContain('1 lines read, 1 products');
  });

  it('hears which heading is missing', async () => {
    const { text, succeeded } = await take(OWN, { columns: `${COLUMNS},gtin=EAN` });
    expect(succeeded).toBe(false);
    expect(text).toContain('The first line has no field for "gtin".');
  });

  it('hears which fields there are when a pair cannot be read', async () => {
    const { text, succeeded } = await take(OWN, { columns: 'number=SKU' });
    expect(succeeded).toBe(false);
    expect(text).toContain('google_product_category');
  });
});

describe('an operator who names an address', () => {
  it('has it read from there, and hears when it breaks off', async () => {
    const server = createServer((request, response) => {
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(LINES)) });
      if (request.url === '/whole') response.end(LINES);
      else response.write(LINES.slice(0, 90), () => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const broken = await takeFrom(`http://127.0.0.1:${port}/cut`);
    expect(broken).toMatchObject({ succeeded: false });
    expect(await count()).toBe(0);
    expect((await takeFrom(`http://127.0.0.1:${port}/whole`)).succeeded).toBe(true);
    server.close();
    expect((await takeFrom(`http://127.0.0.1:${port}/whole`)).text).toContain('does not answer');
  });
});

const SALES = [
  'id,day,product,amount,commission',
  'A-1,2026-11-20,1,24.00 USD,1.92 USD',
  'A-2,2026-11-21,,10.00 USD,',
  'A-3,yesterday,1,24.00 USD,1.92 USD',
  '',
].join('\n');

async function report(content: string, retailer = 'Corner Store') {
  const source = join(folder, 'sales');
  await writeFile(source, content);
  return answerSales(connection.database, { verb: 'conversions', source, retailer });
}

const orders = () =>
  connection.database.select().from(shopConversions).orderBy(shopConversions.day);

describe('an operator who brings what a shop sold', () => {
  it('hears what was taken, and the numbers of the orders are not kept', async () => {
    await take(LINES);
    expect(await report(SALES)).toEqual({
      succeeded: true,
      text: [
        'Corner Store: 3 lines read, 2 orders new or changed.',
        '1 lines were not taken: their day is not written like 2026-11-23.',
      ].join('\n'),
    });
    expect(await orders()).toMatchObject([
      { day: '2026-11-20', amount: 2400, commission: 192, productId: expect.any(String) },
      { day: '2026-11-21', amount: 1000, commission: null, productId: null },
    ]);
    expect(JSON.stringify(await orders())).not.toContain('A-1');
  });

  it('cannot bring a last order that may be half of one', async () => {
    await take(LINES);
    const half = SALES.replace(/A-3.*\n/, 'A-3,2026-11-22,1,24.00 USD,1.92 USD').slice(0, -1);
    expect(await report(half)).toMatchObject({ succeeded: false });
    expect(await orders()).toHaveLength(2);
  });

  it('changes nothing with the same report, and corrects an order with a later one', async () => {
    await take(LINES);
    await report(SALES);
    expect((await report(SALES)).text).toContain('3 lines read, 0 orders');
    const back = SALES.replace('24.00 USD,1.92 USD', '0 USD,0 USD');
    expect((await report(back)).text).toContain('3 lines read, 1 orders');
    expect((await orders()).map(({ amount }) => amount)).toEqual([0, 1000]);
  });

  it('hears where the file ends in the middle, and may bring all of it again', async () => {
    await take(LINES);
    const cut = await report(`${SALES}A-4,"2026-11`);
    expect(cut).toMatchObject({ succeeded: false });
    expect(cut.text).toContain('nothing counts twice');
    expect(await orders()).toHaveLength(2);
  });

  it('must name a shop whose feed was taken', async () => {
    expect((await report(SALES)).text).toContain('There is no shop Corner Store');
  });
});
