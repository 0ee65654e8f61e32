import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchShade,
  MOST_MATCHES,
  PRODUCTS_A_PAGE,
  readProduct,
  searchProducts,
} from '#contracts/catalogue.ts';
import { SAMPLE_CATALOGUE } from '#content/sample-catalogue.ts';
import { labOfHex, seenDifference } from '#domain/advice/seen-colour.ts';
import { suitsTone } from '#domain/shopping/skin-tone.ts';
import { readDelimited } from '#server/services/catalogue/feeds/read-delimited.ts';
import { importFeed } from '#server/services/catalogue/import-feed.ts';
import { LIPSTICK, takeShop } from './support/feed.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

type Query = Readonly<Record<string, string>>;

async function search(query: Query = {}) {
  const reply = await platform().visitor().call(searchProducts, { query });
  return searchProducts.reply.parse(reply.json());
}

async function match(query: Query) {
  const reply = await platform().visitor().call(matchShade, { query });
  return matchShade.reply.parse(reply.json());
}

/** Takes a shop's feed with `count` lipsticks, each of another color and price. */
async function takeFeed(count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, place) => {
    const hex = `#${(0x80_20_30 + place * 0x01_03_05).toString(16)}`;
    const stock = place % 3 === 0 ? 'out of stock' : 'in stock';
    return `${place}\tVelvet ${place % 7}\tMaison\tNo. ${place}\t${hex}\tLipstick\t${10 + place}.00 USD\t${stock}\thttps://a.example/${place}`;
  });
  await takeLines(lines);
}

async function takeLines(lines: readonly string[]): Promise<void> {
  const heading = 'id\ttitle\tbrand\tcolor\tcolor_hex\tproduct_type\tprice\tavailability\tlink';
  async function* bytes() {
    yield new TextEncoder().encode(`${[heading, ...lines].join('\n')}\n`);
  }
  const { database } = platform().connection;
  await importFeed(
    { database, now: () => new Date('2026-11-23T12:00:00Z') },
    { retailer: { id: 'maison', name: 'Maison' }, source: 'f', lines: readDelimited(bytes()) },
  );
}

/** Takes a shop's feed with a lipstick for each price. */
async function takePriced(prices: readonly string[]): Promise<void> {
  await takeLines(
    prices.map(
      (price, place) =>
        `${place}\tVelvet\tMaison\tNo. ${place}\t#b9586c\tLipstick\t${price}\tin stock\thttps://a.example/${place}`,
    ),
  );
}

function priceOf({ best }: { best: { total: number; currency: string } | null }): string {
  return `${best?.currency} ${best?.total}`;
}

/** The distance as the index has it: straight, in L*a*b*. */
function distance(one: string, other: string): number {
  const [first, second] = [labOfHex(one), labOfHex(other)];
  return Math.hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
}

const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/**
 * Takes a shop's feed with `count` lipsticks, whose colors come from everywhere. Resolves with the
 * colors.
 */
async function takeManyColors(count: number): Promise<readonly string[]> {
  const shades = fc.sample(fc.integer({ min: 0, max: 0xff_ff_ff }).map(hexOf), {
    numRuns: count,
    seed: 24,
  });
  await takeLines(
    shades.map(
      (hex, place) =>
        `${place}\tVelvet\tMaison\tNo. ${place}\t${hex}\tLipstick\t24.00 USD\tin stock\thttps://a.example/${place}`,
    ),
  );
  return shades;
}

describe('a catalogue without any shop', () => {
  it('is the sample, which says of itself that it is one', async () => {
    const { products, found, categories, next } = await search();
    expect(found).toBe(SAMPLE_CATALOGUE.length);
    expect(products).toHaveLength(PRODUCTS_A_PAGE);
    expect(products.every(({ isSample }) => isSample)).toBe(true);
    expect(Object.keys(categories)).toHaveLength(12);
    expect(next).not.toBeNull();
  });

  it('gives way to the first feed', async () => {
    await search();
    await takeFeed(3);
    const { products, found } = await search();
    expect(found).toBe(3);
    expect(products.some(({ isSample }) => isSample)).toBe(false);
  });
});

describe('searching', () => {
  it('finds words by their beginnings, in brand, name and shade together', async () => {
    const { products } = await search({ text: 'salt dus' });
    expect(products.map(({ shade }) => shade)).toEqual(['Dusk Rose']);
    expect((await search({ text: "'); drop table" })).found).toBe(0);
  });

  it('keeps the counts of all categories while one is asked for', async () => {
    const { found, categories, products } = await search({ category: 'foundation' });
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(['foundation']));
    expect(found).toBe(products.length);
    expect(categories['lipstick']).toBe(5);
  });

  it.each([
    ['price-low-to-high', (one: number, other: number) => one - other],
    ['price-high-to-low', (one: number, other: number) => other - one],
  ] as const)('goes page by page through every product once, from %s', async (order, by) => {
    await takeFeed(60);
    const seen = [];
    let after: Query = {};
    for (;;) {
      const { products, next } = await search({ order, ...after });
      seen.push(...products);
      if (next === null) break;
      after = { after: next };
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    const totals = seen.flatMap(({ best }) => best?.total ?? []);
    expect(totals).toHaveLength(40);
    expect(totals).toEqual(totals.toSorted(by));
  });

  it.each([
    ['highest-rated', 'stars'],
    ['most-reviewed', 'reviews'],
  ] as const)('goes down through the ratings from %s', async (order, figure) => {
    const { products } = await search({ order });
    const figures = products.map(({ rating }) => rating![figure]);
    expect(new Set(figures).size).toBeGreaterThan(3);
    expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  });

  it('keeps the shades that suit a skin tone, and counts no others', async () => {
    const { products, found, categories } = await search({ tone: 'deep' });
    const suitable = SAMPLE_CATALOGUE.filter(
      ({ colour }) => colour !== null && suitsTone(colour.hex, 'deep'),
    );
    expect(found).toBe(suitable.length);
    expect(found).toBeLessThan(SAMPLE_CATALOGUE.length);
    expect(products.every(({ colour }) => suitsTone(colour!.hex, 'deep'))).toBe(true);
    const counted = Object.values(categories).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(found);
  });

  it('keeps what costs no less and no more than was said', async () => {
    const { products, found } = await search({ least: '1900', most: '2400' });
    expect(found).toBe(products.length);
    const totals = products.map(({ best }) => best!.total);
    expect(Math.min(...totals)).toBe(1900);
    expect(Math.max(...totals)).toBe(2400);
  });

  it('puts what comes nearest to the worn colors first, and the rest behind it', async () => {
    const { products } = await search({ near: 'lipstick:b9586c,blush:fda4af,blush:d0626a' });
    const worn = products.filter(({ category }) => ['lipstick', 'blush'].includes(category));
    expect(products.slice(0, worn.length)).toEqual(worn);
    expect(products[0]).toMatchObject({ shade: 'Dusk Rose', stock: 'in-stock' });
    const reviews = products.slice(worn.length).map(({ rating }) => rating!.reviews);
    expect(reviews).toEqual(reviews.toSorted((one, other) => other - one));
  });

  it('goes page by page from the shade that is nearest to a color', async () => {
    await takeFeed(60);
    const near = '#903858';
    const seen: string[] = [];
    let after: Query = {};
    for (;;) {
      const { products, next } = await search({ near: `lipstick:${near.slice(1)}`, ...after });
      seen.push(...products.map(({ colour }) => colour!.hex));
      if (next === null) break;
      after = { after: next };
    }
    expect(new Set(seen).size).toBe(60);
    const distances = seen.map((hex) => distance(hex, near));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  it('goes page by page through shades of one color, and has each of them once', async () => {
    const prices = Array.from({ length: 60 }, (_, place) => `${10 + place}.00 USD`);
    await takePriced(prices);
    // What has changed lies elsewhere in the table, and no longer in the order of the products.
    await takePriced(prices.map((price, place) => (place < 30 ? '9.00 USD' : price)));
    const seen: string[] = [];
    let after: Query = {};
    for (;;) {
      const { products, next } = await search({ near: 'lipstick:b95870', ...after });
      seen.push(...products.map(({ shade }) => shade ?? ''));
      if (next === null) break;
      after = { after: next };
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('compares prices in one currency, and puts those in others after it', async () => {
    await takePriced(['30.00 EUR', '5000 JPY', '20.00 USD', '10.00 EUR', '40.00 EUR', '9.00 USD']);
    const upward = await search({ order: 'price-low-to-high' });
    expect(upward.currencies).toEqual(['EUR', 'USD', 'JPY']);
    expect(upward.products.map(priceOf)).toEqual([
      'EUR 1000',
      'EUR 3000',
      'EUR 4000',
      'USD 900',
      'USD 2000',
      'JPY 5000',
    ]);
    const downward = await search({ order: 'price-high-to-low', currency: 'USD' });
    expect(downward.products.map(priceOf)).toEqual([
      'USD 2000',
      'USD 900',
      'EUR 4000',
      'EUR 3000',
      'EUR 1000',
      'JPY 5000',
    ]);
  });

  it('keeps a range of prices to the currency that is asked for, or to that of the most products', async () => {
    await takePriced(['30.00 EUR', '20.00 USD', '10.00 EUR']);
    const usual = await search({ least: '900', most: '2500' });
    expect(usual.products.map(priceOf)).toEqual(['EUR 1000']);
    expect(usual.found).toBe(1);
    const asked = await search({ least: '900', most: '2500', currency: 'USD' });
    expect(asked.products.map(priceOf)).toEqual(['USD 2000']);
  });

  it('counts what is there after each change of it', async () => {
    const counts = async () => (await search()).categories['lipstick'] ?? 0;
    expect(await counts()).toBe(5);
    await takeFeed(4);
    expect(await counts()).toBe(4);
    await takeFeed(2);
    expect(await counts()).toBe(4);
    const inStock = await search({ inStock: 'true' });
    expect([inStock.found, inStock.products.length]).toEqual([1, 1]);
    const { products } = await search({ tone: 'medium' });
    expect((await search({ tone: 'medium' })).found).toBe(products.length);
  });

  it('can leave out what no shop has', async () => {
    await takeFeed(9);
    expect((await search({ inStock: 'true' })).found).toBe(6);
  });

  it('refuses to go on from a place that it did not name', async () => {
    const reply = await platform()
      .visitor()
      .call(searchProducts, { query: { after: 'nonsense' } });
    expect(reply.statusCode).toBe(400);
  });
});

describe('the shades that are nearest to a color', () => {
  it('are those that a comparison with every shade finds, for muted and for vivid colors', async () => {
    const shades = await takeManyColors(3000);
    const wanted = fc.sample(
      fc.integer({ min: 0, max: 0xff_ff_ff }).map((color) => hexOf(color)),
      { numRuns: 40, seed: 2000 },
    );
    for (const color of [...wanted, '#e01040', '#ff2a00', '#b9586c', '#2a1fd0']) {
      const matches = await match({ category: 'lipstick', color });
      const nearest = shades
        .map((shade) => seenDifference(labOfHex(color), labOfHex(shade)))
        .toSorted((one, other) => one - other)
        .slice(0, MOST_MATCHES);
      expect(matches).toHaveLength(MOST_MATCHES);
      matches.forEach(({ difference }, place) => {
        expect(difference).toBeCloseTo(nearest[place]!, 6);
      });
    }
  });

  it('are never those of which no shop says the color', async () => {
    await takeLines([
      '1\tVelvet\tMaison\tRose\t\tLipstick\t24.00 USD\tin stock\thttps://a.example/1',
    ]);
    expect((await search({ text: 'rose' })).products).toMatchObject([{ colour: null }]);
    expect(await match({ category: 'lipstick', color: '#b9586c' })).toEqual([]);
  });

  it('are of the category that was asked for', async () => {
    const matches = await match({ category: 'blush', color: '#b9586c' });
    expect(matches.map(({ product }) => product.category)).toEqual(['blush', 'blush']);
  });
});

describe('a product', () => {
  it('is read with its offers, what it cost, and its ingredients', async () => {
    await takeFeed(3);
    const { products } = await search({ inStock: 'true' });
    const { id } = products[0]!;
    const reply = await platform().visitor().call(readProduct, { params: { id } });
    expect(readProduct.reply.parse(reply.json())).toMatchObject({
      product: { id, brand: 'Maison', stock: 'in-stock' },
      ingredients: [],
      offers: [{ retailer: 'Maison', currency: 'USD', shipping: null }],
      prices: [{ day: '2026-11-23' }],
    });
  });

  it('says where each offer is bought, and what it cost on each day on which a price changed', async () => {
    const { connection } = platform();
    const other = { ...LIPSTICK, id: 'x', link: 'http://other.example/x' };
    await takeShop(connection, [LIPSTICK], { day: '2026-11-01' });
    await takeShop(connection, [{ ...other, price: '26.00 USD' }], {
      name: 'Other',
      day: '2026-11-05',
    });
    await takeShop(connection, [{ ...LIPSTICK, price: '28.00 USD' }], { day: '2026-11-09' });
    const [{ id, buy } = { id: '', buy: null }] = (await search()).products;
    expect(buy).toMatchObject({ partnerId: 'other', retailer: 'Other' });
    const reply = await platform().visitor().call(readProduct, { params: { id } });
    expect(readProduct.reply.parse(reply.json())).toMatchObject({
      offers: [
        { partnerId: 'corner-store', link: 'https://corner.example/p/77?ref=lookglass' },
        { partnerId: 'other', link: 'https://other.example/x?ref=lookglass' },
      ],
      prices: [
        { day: '2026-11-01', total: 2400 },
        { day: '2026-11-05', total: 2400 },
        { day: '2026-11-09', total: 2600 },
      ],
    });
  });

  it('of the sample is bought nowhere', async () => {
    expect((await search()).products.map(({ buy }) => buy)).toEqual(
      Array.from({ length: PRODUCTS_A_PAGE }, () => null),
    );
  });

  it('that does not exist is not found', async () => {
    const id = crypto.randomUUID();
    const reply = await platform().visitor().call(readProduct, { params: { id } });
    expect(reply.statusCode).toBe(404);
  });
});
