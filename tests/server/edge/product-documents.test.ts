import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { searchProducts } from '#contracts/catalogue.ts';
import { disableMaintenance, enableMaintenance } from '#contracts/maintenance.ts';
import {
  MAINTENANCE_DOCUMENT,
  MISSING_PRODUCT_DOCUMENT,
  ORIGIN_MARK,
  PRODUCT_DOCUMENT,
  productAddress,
  productMark,
  UNLISTED_PRODUCT_DOCUMENT,
} from '#content/visitor-documents.ts';
import { joinAs } from '#tests/server/support/account.ts';
import { type FeedRow, LIPSTICK, takeShop } from '#tests/server/support/feed.ts';
import { ORIGIN, usePlatform } from '#tests/server/support/platform.ts';

const SCRIPT = "document.title += '!'";
const documentsFolder = mkdtempSync(join(tmpdir(), 'lookglass-products-'));
const NAMES = [
  PRODUCT_DOCUMENT,
  UNLISTED_PRODUCT_DOCUMENT,
  MISSING_PRODUCT_DOCUMENT,
  MAINTENANCE_DOCUMENT,
];
for (const name of NAMES) {
  const html = `<html data-made="${name}"><head><title>${productMark('title')}</title><meta name="description" content="${productMark('description')}"><link rel="canonical" href="${ORIGIN_MARK}${productAddress(productMark('id'))}"><script>${SCRIPT}</script></head><body>${productMark('content')}</body></html>`;
  writeFileSync(join(documentsFolder, `${name}.html`), html);
}
afterAll(() => {
  rmSync(documentsFolder, { recursive: true });
});

const platform = usePlatform({}, { documentsFolder });

const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function take(rows: readonly FeedRow[], { name = 'Corner Store', age = 1 } = {}) {
  await takeShop(platform().connection, rows, { name, day: daysAgo(age) });
}

async function ids(): Promise<readonly string[]> {
  const reply = await platform().visitor().call(searchProducts, { query: {} });
  return searchProducts.reply.parse(reply.json()).products.map(({ id }) => id);
}

async function firstId(): Promise<string> {
  return (await ids())[0]!;
}

async function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return platform().app.inject({ url, headers });
}

const read = async (id: string) => get(productAddress(id));

/** The data in the terms of schema.org; null where there is none. */
function dataIn(html: string): Record<string, unknown> | null {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

function madeOf(html: string): string | undefined {
  return /data-made="([^"]+)"/.exec(html)?.[1];
}

describe('a product’s own page', () => {
  it('says what it is, what shops ask, as of which day, and leads to them', async () => {
    await take([LIPSTICK]);
    const { statusCode, body, headers } = await read(await firstId());
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(madeOf(body)).toBe(PRODUCT_DOCUMENT);
    expect(body).toContain('<title>Maison Velvet Stain Dusk Rose · Lookglass</title>');
    expect(body).toContain(`href="${ORIGIN}${productAddress(await firstId())}"`);
    expect(body).toContain('--pan:#b9586c');
    expect(body).toContain('$24.00');
    expect(body).toMatch(/as of [A-Z][a-z]+ \d+, \d{4}/);
    expect(body).toMatch(
      /<a href="https:\/\/corner\.example\/p\/77\?ref=lookglass" target="_blank" rel="noopener noreferrer sponsored nofollow"[^>]*data-partner="corner-store"/,
    );
  });

  it('tells search engines of prices and stock that shops gave recently, and of no others', async () => {
    await take([LIPSTICK, { ...LIPSTICK, id: '99', gtin: '', title: 'Silk' }]);
    await take([{ ...LIPSTICK, id: 'x', link: 'https://old.example/x' }], {
      name: 'Old Store',
      age: 10,
    });
    const id = await firstId();
    expect(dataIn((await read(id)).body)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Maison Velvet Stain Dusk Rose',
      brand: { '@type': 'Brand', name: 'Maison' },
      category: 'Lipstick',
      url: ORIGIN + productAddress(id),
      color: 'Dusk Rose',
      gtin: '04006381333931',
      offers: [
        {
          '@type': 'Offer',
          url: 'https://corner.example/p/77?ref=lookglass',
          price: '24.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          seller: { '@type': 'Organization', name: 'Corner Store' },
        },
      ],
    });
  });

  it('with prices from last week says so, and tells search engines of none', async () => {
    await take([LIPSTICK], { age: 7 });
    const { body } = await read(await firstId());
    expect(body).toContain('haven’t told us their prices for some days');
    expect(dataIn(body)).toBeNull();
  });

  it('that no shop has right now is left out by search engines, and is gone after three months', async () => {
    await take([{ ...LIPSTICK, availability: 'out of stock' }], { age: 80 });
    const id = await firstId();
    const { statusCode, body } = await read(id);
    expect([statusCode, madeOf(body), dataIn(body)]).toEqual([
      200,
      UNLISTED_PRODUCT_DOCUMENT,
      null,
    ]);
    expect(body).not.toContain('data-partner');
    platform().advance(20 * 86_400_000);
    const later = await read(id);
    platform().advance(-20 * 86_400_000);
    expect([later.statusCode, madeOf(later.body)]).toEqual([404, MISSING_PRODUCT_DOCUMENT]);
  });

  it('of the sample is labeled, without structured data, and left out by search engines', async () => {
    const { statusCode, body } = await read(await firstId());
    expect([statusCode, madeOf(body), dataIn(body)]).toEqual([
      200,
      UNLISTED_PRODUCT_DOCUMENT,
      null,
    ]);
    expect(body).toContain('>Sample</span>');
    expect(body).toContain('No shop sells it.');
  });

  it.each(['01890a5d-ac96-774b-bcce-b302099a8057', 'nonsense', '__proto__', '%3Cb%3E'])(
    'that does not exist answers with a friendly 404 at “%s”',
    async (id) => {
      const { statusCode, body } = await get(`/products/${id}`);
      expect([statusCode, madeOf(body)]).toEqual([404, MISSING_PRODUCT_DOCUMENT]);
    },
  );

  it('shows the shades of the same product, its own among them', async () => {
    await take([
      LIPSTICK,
      { ...LIPSTICK, id: '78', gtin: '', color: 'Pale', color_hex: '#f0c8c8' },
      { ...LIPSTICK, id: '79', gtin: '', color: 'Other', title: 'Silk' },
    ]);
    const { body } = await read(await firstId());
    const shades = [
      ...body.matchAll(
        /<li>\s*<a href="\/products\/[^"]+"\s*(aria-current="page")?\s*>.*?<span>([^<]*)</g,
      ),
    ];
    expect(shades.map(([, current, shade]) => [shade, current !== undefined])).toEqual([
      ['Pale', false],
      ['Dusk Rose', true],
    ]);
  });

  it('shows hostile text as text, and its scripts are those of the build alone', async () => {
    const hostile = `</script><script>alert('1')</script>$&${productMark('content')}`;
    await take([
      { ...LIPSTICK, title: 'Velvet', brand: `Brand ${hostile}`, color: `Rose ${hostile}` },
    ]);
    const { body, headers } = await read(await firstId());
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body.match(/class="product-head"/g)).toHaveLength(1);
    expect(String(dataIn(body)?.['name'])).toContain('Velvet');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`;script-src 'self' 'sha256-${hash}';`);
  });

  it('comes compressed, and again only when it has changed', async () => {
    await take([LIPSTICK]);
    const id = await firstId();
    const url = productAddress(id);
    const br = await get(url, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe((await get(url)).body);
    const again = await get(url, {
      'accept-encoding': 'br',
      'if-none-match': String(br.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('makes way for the maintenance page', async () => {
    const id = await firstId();
    const operator = await joinAs(platform(), 'operator');
    await operator.visitor.call(enableMaintenance, { body: {} });
    const { statusCode, body } = await read(id);
    await operator.visitor.call(disableMaintenance, { body: {} });
    expect([statusCode, madeOf(body)]).toEqual([503, MAINTENANCE_DOCUMENT]);
  });
});

describe('the lists of products for search engines', () => {
  const locations = (body: string) =>
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);

  it('name what shops have in stock, and nothing of the sample', async () => {
    await ids();
    const index = await get('/products-sitemap.xml');
    expect(locations(index.body)).toEqual([`${ORIGIN}/products-sitemap.xml?list=1`]);
    expect(locations((await get('/products-sitemap.xml?list=1')).body)).toEqual([]);
    await take([
      LIPSTICK,
      { ...LIPSTICK, id: '9', gtin: '', title: 'Silk', availability: 'out of stock' },
    ]);
    const list = await get('/products-sitemap.xml?list=1');
    expect(list.headers['content-type']).toBe('application/xml; charset=utf-8');
    const [first] = (await read(await firstId())).body.match(/\/products\/[\da-f-]{36}/) ?? [];
    expect(locations(list.body)).toEqual([`${ORIGIN}${first}`]);
    expect(list.body.endsWith('</urlset>\n')).toBe(true);
  });

  it.each(['2', '0', '-1', 'all', '1&list=2'])('are none at %s', async (list) => {
    expect((await get(`/products-sitemap.xml?list=${list}`)).statusCode).toBe(404);
  });
});
