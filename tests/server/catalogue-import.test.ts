import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/db/database.ts';
import {
  catalogueImports,
  catalogueIncoming,
  catalogueOffers,
  cataloguePrices,
  catalogueProducts,
} from '#server/db/schema/catalogue.ts';
import { readDelimited } from '#server/services/catalogue/feeds/read-delimited.ts';
import { importFeed } from '#server/services/catalogue/import-feed.ts';
import { REPLACED } from '#server/services/catalogue/incoming.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

const HEADING = 'id\ttitle\tbrand\tcolor\tcolor_hex\tproduct_type\tprice\tavailability\tlink';
const ROSE =
  '1\tVelvet Stain\tSaltmarsh\tDusk Rose\t#b9586c\tLipstick\t24.00 USD\tin stock\thttps://a.example/1';
const CORAL =
  '2\tCheek Wash\tSaltmarsh\tSea Coral\t#e58a76\tBlush\t20.00 USD\tin stock\thttps://a.example/2';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterEach(() => emptyDatabase(connection));
afterAll(() => connection.close());

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text);
}

/** Imports lines as the feed of a shop. */
function take(
  lines: readonly string[],
  { shop = 'one', day = '2026-11-23', mayShrink = false, heading = HEADING } = {},
) {
  return importFeed(
    { database: connection.database, now: () => new Date(`${day}T12:00:00Z`) },
    {
      retailer: { id: shop, name: shop.toUpperCase() },
      source: 'feed.tsv',
      mayShrink,
      lines: readDelimited(bytesOf(`${[heading, ...lines].join('\n')}\n`)),
    },
  );
}

const products = () =>
  connection.database.select().from(catalogueProducts).orderBy(catalogueProducts.name);
const offers = () =>
  connection.database.select().from(catalogueOffers).orderBy(catalogueOffers.key);

describe('a feed', () => {
  it('becomes products with their colors, and offers for them', async () => {
    const report = await take([ROSE, CORAL]);
    expect(report).toMatchObject({ state: 'done', lines: 2, taken: 2, changed: 2, refused: {} });
    expect(await products()).toMatchObject([
      { name: 'Cheek Wash', category: 'blush', bestTotal: 2000, isInStock: true },
      { name: 'Velvet Stain', colourHex: '#b9586c', bestTotal: 2400, currency: 'USD' },
    ]);
    const [, { lab } = { lab: null }] = await products();
    expect(lab?.map(Math.round)).toEqual([50, 41, 7]);
  });

  it('changes nothing when it comes a second time', async () => {
    await take([ROSE, CORAL]);
    const before = await products();
    const report = await take([ROSE, CORAL], { day: '2026-11-24' });
    expect(report).toMatchObject({ taken: 2, changed: 0, vanished: 0 });
    expect(await products()).toEqual(before);
    expect(await connection.database.select().from(cataloguePrices)).toHaveLength(2);
  });

  it('takes out of stock what it no longer has', async () => {
    await take([ROSE, CORAL]);
    expect(await take([ROSE])).toMatchObject({ vanished: 1 });
    expect(await offers()).toMatchObject([{ stock: 'in-stock' }, { stock: 'out-of-stock' }]);
    expect(await products()).toMatchObject([
      { name: 'Cheek Wash', isInStock: false, bestTotal: null },
      { isInStock: true },
    ]);
    expect(await take([ROSE])).toMatchObject({ vanished: 0 });
  });

  it('changes nothing when it is broken, and says why', async () => {
    await take([ROSE]);
    const report = await take([CORAL, '3\t"Rose']);
    expect(report).toMatchObject({ state: 'broken', taken: 0 });
    expect(report.problem).toContain('Quote');
    expect(await products()).toHaveLength(1);
    expect(await connection.database.select().from(catalogueIncoming)).toEqual([]);
    expect(await connection.database.select().from(catalogueImports)).toHaveLength(2);
  });

  it('that was cut off is ended by the next one of its shop, and leaves nothing waiting', async () => {
    // More lines than are stored at once, so that the failure comes after the first batch.
    const lines = Array.from({ length: 600 }, (_, place) => `${place}${ROSE.slice(1)}`);
    const rest = () => Promise.reject(new Error('the machine went away'));
    const waiting = () => connection.database.$count(catalogueIncoming);
    const now = () => new Date('2026-11-22T12:00:00Z');
    const needs = { database: connection.database, now, rest };
    const retailer = { id: 'one', name: 'ONE' };
    const text = `${[HEADING, ...lines].join('\n')}\n`;
    const feed = { retailer, source: 'feed.tsv', lines: readDelimited(bytesOf(text)) };
    await expect(importFeed(needs, feed)).rejects.toThrow('the machine went away');
    expect(await waiting()).toBeGreaterThan(0);
    expect(await take([ROSE])).toMatchObject({ state: 'done', taken: 1 });
    expect(await waiting()).toBe(0);
    const states = connection.database
      .select({ state: catalogueImports.state })
      .from(catalogueImports)
      .orderBy(catalogueImports.startedAt);
    expect(await states).toEqual([{ state: 'broken' }, { state: 'done' }]);
  });

  describe('that is taken twice at once', () => {
    const lines = Array.from({ length: 1200 }, (_, place) => `${place}${ROSE.slice(1)}`);
    const inStock = async () => (await offers()).filter(({ stock }) => stock === 'in-stock').length;
    const waiting = () => connection.database.$count(catalogueIncoming);

    // Two rests while the feed is read, then one after each batch that is taken.
    it.each([
      ['is read', 1],
      ['is about to be taken', 2],
      ['is taken', 3],
      ['is taken to its end', 5],
    ])('gives way to the later one while it %s, and retires nothing', async (_, place) => {
      await take(lines);
      let rests = 0;
      let later: unknown;
      const earlier = await importFeed(
        {
          database: connection.database,
          now: () => new Date('2026-11-23T12:00:00Z'),
          rest: async () => {
            rests += 1;
            if (rests === place) later = await take(lines);
          },
        },
        {
          retailer: { id: 'one', name: 'ONE' },
          source: 'feed.tsv',
          lines: readDelimited(bytesOf(`${[HEADING, ...lines].join('\n')}\n`)),
        },
      );
      expect(later).toMatchObject({ state: 'done', taken: 1200, vanished: 0 });
      expect(earlier).toMatchObject({ state: 'broken', vanished: 0, problem: REPLACED });
      expect(await inStock()).toBe(1200);
      expect(await waiting()).toBe(0);
    });

    it('is done by one of two that begin together, and leaves nothing waiting', async () => {
      await take(lines);
      const reports = await Promise.all([take(lines), take(lines)]);
      expect(reports.map(({ state }) => state)).toContain('done');
      expect(reports.map(({ vanished }) => vanished)).toEqual([0, 0]);
      expect(await inStock()).toBe(1200);
      expect(await waiting()).toBe(0);
    });
  });

  it('counts as cut short when it has less than half of what was in stock, unless that is meant', async () => {
    await take([ROSE, CORAL, ROSE.replace('1\t', '3\t').replace('Dusk', 'Pale')]);
    const report = await take([ROSE]);
    expect(report).toMatchObject({ state: 'broken', vanished: 0 });
    expect(report.problem).toContain('1 products where 3 were in stock');
    expect(await take([ROSE], { mayShrink: true })).toMatchObject({ state: 'done', vanished: 2 });
  });

  it('says why each line that is not taken was refused', async () => {
    const report = await take([
      ROSE,
      ROSE.replace('Velvet', 'Other'),
      CORAL.replace('20.00 USD', '0 USD'),
      '4\tshort',
      CORAL.replace('Blush', 'Shoes').replace('Cheek Wash', 'Boot'),
    ]);
    expect(report.refused).toEqual({ repeated: 1, 'bad-price': 1, broken: 1, 'no-makeup': 1 });
    expect(report.examples.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'repeated'],
      [4, 'bad-price'],
      [5, 'broken'],
      [6, 'no-makeup'],
    ]);
    expect(report.taken).toBe(1);
  });

  it('adds an offer to a product that another shop has as well, and the cheaper one counts', async () => {
    await take([ROSE]);
    await take([ROSE.replace('24.00', '19.50')], { shop: 'two' });
    expect(await products()).toMatchObject([{ bestTotal: 1950 }]);
    expect(await offers()).toHaveLength(2);
    await take([], { shop: 'two', mayShrink: true });
    expect(await products()).toMatchObject([{ bestTotal: 2400 }]);
  });

  it('keeps a trade item that comes twice as one product with both offers, and the cheaper one counts', async () => {
    const twice = (id: string, price: string) =>
      `${id}\t4006381333931\tVelvet Stain\tSaltmarsh\tLipstick\t${price} USD\tin stock\thttps://a.example/${id}`;
    const heading = 'id\tgtin\ttitle\tbrand\tproduct_type\tprice\tavailability\tlink';
    const report = await take([twice('1', '24.00'), twice('2', '21.00')], { heading });
    expect(report).toMatchObject({ taken: 2, refused: {} });
    expect(await products()).toMatchObject([{ name: 'Velvet Stain', bestTotal: 2100 }]);
    expect(await offers()).toHaveLength(2);
  });

  it('takes what has expired by its own date out of stock', async () => {
    const heading = `${HEADING}\texpiration_date`;
    await take([`${ROSE}\t2026-12-01`, `${CORAL}\t`], { heading });
    const report = await take([`${ROSE}\t2026-12-01`, `${CORAL}\t`], {
      heading,
      day: '2026-12-03',
    });
    expect(report).toMatchObject({ refused: { expired: 1 }, vanished: 1 });
    expect(await products()).toMatchObject([{ isInStock: true }, { isInStock: false }]);
  });

  it('keeps a price in a currency unlike the rest as it is, and never compares it with the others', async () => {
    await take([ROSE]);
    await take([ROSE.replace('24.00 USD', '9.00 EUR'), CORAL.replace('20.00 USD', '900 JPY')], {
      shop: 'two',
    });
    expect(await products()).toMatchObject([
      { name: 'Cheek Wash', bestTotal: 900, currency: 'JPY' },
      { name: 'Velvet Stain', bestTotal: 2400, currency: 'USD' },
    ]);
  });

  it('follows a shop that asks as much in another currency', async () => {
    await take([ROSE]);
    await take([ROSE.replace('24.00 USD', '24.00 EUR')], { day: '2026-11-24' });
    expect(await products()).toMatchObject([{ bestTotal: 2400, currency: 'EUR' }]);
  });

  it('remembers what an offer cost, a row for each day on which that changed', async () => {
    await take([ROSE]);
    await take([ROSE.replace('24.00', '22.00')], { day: '2026-11-25' });
    await take([ROSE.replace('24.00', '22.00')], { day: '2026-11-26' });
    const prices = await connection.database
      .select({ day: cataloguePrices.day, total: cataloguePrices.total })
      .from(cataloguePrices)
      .orderBy(cataloguePrices.day);
    expect(prices).toEqual([
      { day: '2026-11-23', total: 2400 },
      { day: '2026-11-25', total: 2200 },
    ]);
  });

  it('gives its customers’ rating with the shop as its source, and the rating by most people counts', async () => {
    const rated = (stars: string, reviews: string, shop: string) =>
      take([`${ROSE}\t${stars}\t${reviews}`], {
        heading: `${HEADING}\trating\treview_count`,
        shop,
      });
    await rated('4.5', '812', 'one');
    await rated('2.0', '3', 'two');
    const most = { ratingStars: 4.5, ratingReviews: 812, ratingSource: 'ONE' };
    expect(await products()).toMatchObject([most]);
    await rated('', '', 'one');
    expect(await products()).toMatchObject([most]);
    await rated('4.0', '800', 'one');
    expect(await products()).toMatchObject([{ ...most, ratingStars: 4, ratingReviews: 800 }]);
    await rated('3.5', '900', 'two');
    expect(await products()).toMatchObject([{ ratingReviews: 900, ratingSource: 'TWO' }]);
  });

  it('leaves a color that one shop knows where another is silent about it', async () => {
    await take([ROSE]);
    await take([ROSE.replace('#b9586c', '')], { shop: 'two' });
    expect(await products()).toMatchObject([{ colourHex: '#b9586c' }]);
  });

  describe('says where a color comes from', () => {
    const heading = `${HEADING}\tcolor_lab\tcolor_source`;
    const told = (lab: string, source: string, shop = 'one') =>
      take([`${ROSE}\t${lab}\t${source}`], { heading, shop });

    it('and its L*a*b* is kept as it was measured', async () => {
      await told('49.5 41.25 7.125', 'measured');
      expect(await products()).toMatchObject([
        { colourSource: 'measured', lab: [49.5, 41.25, 7.125], colourHex: '#b8576b' },
      ]);
    });

    it('and a shop that corrects itself is believed', async () => {
      await told('49.5 41.25 7.125', 'measured');
      await told('', 'estimated');
      expect(await products()).toMatchObject([{ colourSource: 'picture', colourHex: '#b9586c' }]);
    });

    it('and of two shops the one that knows better counts, in whatever order they come', async () => {
      await told('', 'estimated');
      await told('49.5 41.25 7.125', 'measured', 'two');
      const measured = { colourSource: 'measured', lab: [49.5, 41.25, 7.125] };
      expect(await products()).toMatchObject([measured]);
      await told('60 10 10', 'estimated');
      await told('55 20 20', 'measured');
      expect(await products()).toMatchObject([measured]);
    });
  });

  it('may exchange products with that of another shop at the same time without a deadlock', async () => {
    const shelf = (first: number) =>
      Array.from({ length: 60 }, (_, place) =>
        ROSE.replace('1\t', `${place}\t`).replace('Dusk Rose', `No. ${first + place}`),
      );
    const [near, far] = [shelf(0), shelf(60)];
    for (const [one, two] of [
      [near, far],
      [far, near],
      [near.toReversed(), far],
      [far, near.toReversed()],
    ] as const) {
      const reports = await Promise.all([take(one), take(two, { shop: 'two' })]);
      expect(reports.map(({ state }) => state)).toEqual(['done', 'done']);
    }
    expect(await products()).toHaveLength(120);
    expect((await products()).every(({ bestTotal }) => bestTotal === 2400)).toBe(true);
  });

  it('may name a category of Google’s list by its number', async () => {
    const heading = HEADING.replace('product_type', 'google_product_category');
    const named = (id: string) => ROSE.replace('Velvet Stain', 'Velvet').replace('Lipstick', id);
    expect(await take([named('3021')], { heading })).toMatchObject({ taken: 1, refused: {} });
    expect(await products()).toMatchObject([{ name: 'Velvet', category: 'lipstick' }]);
    // 477 stands for all of makeup, and the title says nothing more precise.
    expect(await take([named('477')], { heading, mayShrink: true })).toMatchObject({
      refused: { 'no-makeup': 1 },
    });
  });

  it('takes more than a batch, in whatever order it comes', async () => {
    const lines = Array.from({ length: 1203 }, (_, place) =>
      ROSE.replace('1\t', `${(place * 7919) % 1203}\t`).replace('Dusk Rose', `Rose ${place}`),
    );
    expect(await take(lines)).toMatchObject({ taken: 1203, changed: 1203 });
    expect(await products()).toHaveLength(1203);
  });
});

describe('the nearest shades', () => {
  it('are found by an index', async () => {
    await take([ROSE, CORAL]);
    const nearest = await connection.database
      .select({ name: catalogueProducts.name })
      .from(catalogueProducts)
      .orderBy(sql`${catalogueProducts.lab} <-> cube(array[50, 40, 10])`)
      .limit(1);
    expect(nearest).toEqual([{ name: 'Velvet Stain' }]);
  });
});
