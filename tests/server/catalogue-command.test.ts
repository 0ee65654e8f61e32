import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import { catalogueProducts } from '#server/db/schema/catalogue.ts';
import { answerCatalogue } from '#server/services/operators/catalogue-answer.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const LINES = [
  'id\ttitle\tbrand\tproduct_type\tprice\tavailability\tlink',
  '1\tVelvet Stain\tMaison\tLipstick\t24.00 USD\tin stock\thttps://a.example/1',
  '2\tSilk\tMaison\tLipstick\tfree\tin stock\thttps://a.example/2',
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

async function take(content: string, retailer = 'Corner Store') {
  const source = join(folder, 'feed');
  await writeFile(source, content);
  return takeFrom(source, retailer);
}

const takeFrom = (source: string, retailer = 'Corner Store') =>
  answerCatalogue(connection.database, { verb: 'catalog', source, retailer, mayShrink: false });

const count = () => connection.database.$count(catalogueProducts);

describe('an operator who names a file', () => {
  it('hears what was taken, and of each reason which lines were not', async () => {
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

  it('hears that there is none', async () => {
    const { text } = await takeFrom(join(folder, 'missing'));
    expect(text).toContain('There is no file');
  });

  it('must give the shop a name', async () => {
    expect((await take(LINES, '***')).text).toContain('The name of the retailer');
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
