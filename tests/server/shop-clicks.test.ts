import { describe, expect, it } from 'vitest';
import { exportAccount } from '#contracts/account-data.ts';
import { searchProducts } from '#contracts/catalogue.ts';
import { countShopClick } from '#contracts/shop-clicks.ts';
import { shopClickCounts, shopClicks } from '#server/db/schema/shop-clicks.ts';
import { joinAs } from './support/account.ts';
import { LIPSTICK, takeShop } from './support/feed.ts';
import { usePlatform } from './support/platform.ts';
import type { Visitor } from './support/visitor.ts';

const platform = usePlatform({ TRUST_PROXY: 'loopback' });
const PARTNER = 'corner-store';
const elsewhere = (place: number) => ({ 'x-forwarded-for': `203.0.113.${place}` });

/** The product of a shop's feed, or of the sample. */
async function firstProduct(): Promise<string> {
  const reply = await platform().visitor().call(searchProducts, { query: {} });
  return searchProducts.reply.parse(reply.json()).products[0]!.id;
}

async function sold(): Promise<string> {
  await takeShop(platform().connection);
  return firstProduct();
}

function click(visitor: Visitor, productId: string, more: object = {}, place = 1) {
  const body = { productId, partnerId: PARTNER, userId: 'somebody', ...more };
  return visitor.call(countShopClick, { body, headers: elsewhere(place) });
}

const counts = () => platform().connection.database.select().from(shopClickCounts);
const own = () => platform().connection.database.select().from(shopClicks);

describe('a click on Buy', () => {
  it('is counted for its day, its product and its shop', async () => {
    const productId = await sold();
    const reply = await click(platform().visitor(), productId);
    expect([reply.statusCode, reply.json()]).toEqual([202, { success: true }]);
    expect(await counts()).toEqual([
      {
        day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        productId,
        retailerId: PARTNER,
        clicks: 1,
      },
    ]);
    expect(await own()).toEqual([]);
  });

  it('counts once if it is a double click, or a request that is sent again', async () => {
    const productId = await sold();
    const visitor = platform().visitor();
    await Promise.all([click(visitor, productId), click(visitor, productId)]);
    expect((await click(visitor, productId)).statusCode).toBe(202);
    expect(await counts()).toMatchObject([{ clicks: 1 }]);
  });

  it('counts for each person', async () => {
    const productId = await sold();
    await click(platform().visitor(), productId, {}, 1);
    await click(platform().visitor(), productId, {}, 2);
    expect(await counts()).toMatchObject([{ clicks: 2 }]);
  });

  it('is the signed-in person’s, whatever the page sends, and in their export', async () => {
    const productId = await sold();
    const [one, other] = [await joinAs(platform()), await joinAs(platform())];
    await click(one.visitor, productId, { userId: other.id });
    expect((await own()).map(({ userId }) => userId)).toEqual([one.id]);
    expect((await one.visitor.call(exportAccount)).json().shopClicks).toMatchObject([
      {
        brand: LIPSTICK.brand,
        product: LIPSTICK.title,
        shade: LIPSTICK.color,
        shop: 'Corner Store',
      },
    ]);
    expect((await other.visitor.call(exportAccount)).json().shopClicks).toEqual([]);
  });

  it.each([
    ['a product that there is none of', { productId: crypto.randomUUID() }, 'not_found'],
    ['a shop that does not have it', { partnerId: 'another-store' }, 'not_found'],
    ['a shop that is no name', { partnerId: '../x' }, 'invalid_input'],
    ['a product that is no id', { productId: '1' }, 'invalid_input'],
  ])('is refused with %s', async (_what, wrong, error) => {
    const reply = await click(platform().visitor(), await sold(), wrong);
    expect(reply.json().error).toBe(error);
    expect(await counts()).toEqual([]);
  });

  it('is refused for a product of the sample, which no shop sells', async () => {
    const reply = await click(platform().visitor(), await firstProduct());
    expect(reply.json().error).toBe('not_found');
  });
});
