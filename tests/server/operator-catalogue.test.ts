import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { searchProducts } from '#contracts/catalogue.ts';
import {
  changeRetailerLinks,
  listCatalogueImports,
  readCatalogueFigures,
  takeRetailerSales,
} from '#contracts/operator-catalogue.ts';
import { countShopClick } from '#contracts/shop-clicks.ts';
import { auditEntries } from '#server/db/schema/operation.ts';
import { joinAs, type Member } from './support/account.ts';
import { LIPSTICK, takeShop } from './support/feed.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

let operator: Member;
beforeEach(async () => {
  operator = await joinAs(platform(), 'operator');
});

async function figures() {
  const reply = await operator.visitor.call(readCatalogueFigures, { params: { days: '30' } });
  return readCatalogueFigures.reply.parse(reply.json());
}

async function products() {
  const reply = await platform().visitor().call(searchProducts, { query: {} });
  return searchProducts.reply.parse(reply.json()).products;
}

const SEARCH = { template: 'https://corner.example/s?k={query}', tag: 'glass-20' };

function change(body: object, id = 'corner-store', actionId: string = randomUUID()) {
  return operator.visitor.call(changeRetailerLinks, {
    params: { id },
    body: { actionId, ...SEARCH, ...body },
  });
}

const changes = async () => {
  const rows = await platform().connection.database.select().from(auditEntries);
  return rows.filter(({ action }) => action === 'retailer_links_changed');
};

describe('the operators’ figures of the catalog', () => {
  it('say that it is the sample while no feed was taken', async () => {
    await products();
    expect(await figures()).toMatchObject({
      isSample: true,
      products: 30,
      retailers: [],
      clicks: 0,
    });
  });

  it('count products, offers and clicks, by shop and by product', async () => {
    await takeShop(platform().connection, [
      LIPSTICK,
      {
        ...LIPSTICK,
        id: '78',
        gtin: '',
        title: 'Silk',
        color_hex: '',
        availability: 'out of stock',
      },
    ]);
    const [first] = await products();
    const body = { productId: first!.id, partnerId: 'corner-store' };
    await platform().visitor().call(countShopClick, { body });
    expect(await figures()).toMatchObject({
      isSample: false,
      products: 2,
      withColor: 1,
      inStock: 1,
      offers: 2,
      clicks: 1,
      retailers: [
        {
          id: 'corner-store',
          name: 'Corner Store',
          offers: 2,
          inStock: 1,
          clicks: 1,
          sales: [],
          example: 'https://corner.example/p/77?ref=lookglass',
        },
      ],
      mostClicked: [{ id: first!.id, brand: 'Maison', clicks: 1 }],
    });
  });

  it('are for operators alone', async () => {
    const { visitor } = await joinAs(platform());
    const reply = await visitor.call(readCatalogueFigures, { params: { days: '30' } });
    expect(reply.statusCode).toBe(403);
  });
});

describe('a report of sales', () => {
  const send = (report: string, id = 'corner-store', actionId: string = randomUUID()) =>
    operator.visitor.call(takeRetailerSales, { params: { id }, body: { actionId, report } });

  it('is taken from a file, counts by shop and by product, and changes nothing when it is sent again', async () => {
    await takeShop(platform().connection);
    const [first] = await products();
    const body = { productId: first!.id, partnerId: 'corner-store' };
    await platform().visitor().call(countShopClick, { body });
    const day = new Date().toISOString().slice(0, 10);
    const report = `id,day,product,amount,commission\n1,${day},77,24.00 USD,1.92 USD\n2,soon,77,24.00 USD,\n`;
    const actionId = randomUUID();
    const taken = await send(report, 'corner-store', actionId);
    expect(takeRetailerSales.reply.parse(taken.json())).toEqual({
      lines: 2,
      changed: 1,
      refused: { 'bad-day': 1 },
      problem: null,
    });
    const again = await send(report, 'corner-store', actionId);
    expect(takeRetailerSales.reply.parse(again.json()).changed).toBe(0);
    expect(await figures()).toMatchObject({
      retailers: [{ sales: [{ currency: 'USD', orders: 1, amount: 2400, commission: 192 }] }],
      mostClicked: [{ clicks: 1, orders: 1 }],
    });
    const noted = await platform().connection.database.select().from(auditEntries);
    expect(noted.filter(({ action }) => action === 'retailer_sales_taken')).toMatchObject([
      { actor: operator.id, detail: { retailer: 'corner-store', lines: 2, changed: 1 } },
    ]);
  });

  it('says what is wrong with a file that is none, and of a shop that is not known', async () => {
    await takeShop(platform().connection);
    const reply = await send('nothing here');
    expect(takeRetailerSales.reply.parse(reply.json()).problem).toContain('names no fields');
    expect((await send('id,day,amount', 'nowhere')).statusCode).toBe(404);
  });
});

describe('the imports', () => {
  it('are listed with what was refused, the last first, ten at a time', async () => {
    for (let times = 0; times < 11; times += 1) await takeShop(platform().connection);
    await takeShop(platform().connection, [LIPSTICK, { ...LIPSTICK, id: '79', price: 'free' }]);
    const reply = await operator.visitor.call(listCatalogueImports, { query: {} });
    const { imports, hasMore } = listCatalogueImports.reply.parse(reply.json());
    expect(imports).toHaveLength(10);
    expect(hasMore).toBe(true);
    expect(imports[0]).toMatchObject({
      retailer: 'Corner Store',
      source: 'feed.tsv',
      state: 'done',
      lines: 2,
      refused: { 'bad-price': 1 },
      examples: [{ line: 3, key: '79', reason: 'bad-price' }],
    });
    const rest = await operator.visitor.call(listCatalogueImports, {
      query: { before: imports.at(-1)!.id },
    });
    expect(listCatalogueImports.reply.parse(rest.json())).toMatchObject({
      imports: [{}, {}],
      hasMore: false,
    });
  });
});

describe('where Buy leads', () => {
  beforeEach(() => takeShop(platform().connection));

  it('is what the operator set, for people as for the operator, and stands in the record', async () => {
    const link =
      'https://corner.example/s?k=Maison%20Velvet%20Stain%20Dusk%20Rose&tag=glass-20&utm_source=lookglass&utm_medium=affiliate&utm_campaign=virtual-try-on';
    const reply = await change({});
    expect(reply.json()).toEqual({ id: 'corner-store', ...SEARCH, example: link });
    expect((await products())[0]?.buy).toEqual({
      partnerId: 'corner-store',
      retailer: 'Corner Store',
      link,
    });
    expect(await changes()).toMatchObject([
      { actor: operator.id, detail: { retailer: 'corner-store', ...SEARCH } },
    ]);
  });

  it('is changed once, however often the same action is sent', async () => {
    const actionId = randomUUID();
    await change({}, 'corner-store', actionId);
    expect((await change({}, 'corner-store', actionId)).statusCode).toBe(200);
    expect((await change({ tag: 'other' }, 'corner-store', actionId)).json().error).toBe(
      'already_used',
    );
    expect(await changes()).toHaveLength(1);
  });

  it('is the shop’s own address again once the template is taken away', async () => {
    await change({});
    await change({ template: null, tag: null });
    expect((await products())[0]?.buy?.link).toBe('https://corner.example/p/77?ref=lookglass');
  });

  it.each([
    [{ template: 'http://corner.example/s?k={query}' }, 'template'],
    [{ template: 'javascript:alert(1)' }, 'template'],
    [{ template: 'https://{query}.example/' }, 'template'],
    [{ template: 'https://corner.example/?t={tag}', tag: null }, 'tag'],
    [{ tag: 'a b' }, 'tag'],
  ])('is not changed by %j', async (wrong, field) => {
    expect((await change(wrong)).json()).toMatchObject({ error: 'invalid_input', field });
    expect(await changes()).toEqual([]);
  });

  it('is known of no shop that has no feed', async () => {
    expect((await change({}, 'another-store')).json().error).toBe('not_found');
  });
});
