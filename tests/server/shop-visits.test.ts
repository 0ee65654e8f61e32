import { expect, it } from 'vitest';
import { readShopVisits } from '#contracts/shop-visits.ts';
import { catalogueProducts, catalogueRetailers } from '#server/db/schema/catalogue.ts';
import { shopClicks } from '#server/db/schema/shop-clicks.ts';
import { joinAs } from './support/account.ts';
import { takeLipsticks } from './support/lipstick-feed.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

it('a person reads how often they went on to which store, and nothing of others', async () => {
  const { database } = platform().connection;
  await takeLipsticks(database, [{ key: 1 }]);
  await database.insert(catalogueRetailers).values({ id: 'other', name: 'Other' });
  const [product] = await database.select().from(catalogueProducts);
  const [zoe, ada] = [await joinAs(platform()), await joinAs(platform())];
  const click = (userId: string, retailerId: string) => ({
    userId,
    retailerId,
    productId: product!.id,
    clickedAt: new Date(),
  });
  await database
    .insert(shopClicks)
    .values([
      click(zoe.id, 'other'),
      click(zoe.id, 'maison'),
      click(zoe.id, 'maison'),
      click(ada.id, 'other'),
    ]);
  expect((await zoe.visitor.call(readShopVisits)).json()).toEqual([
    { shop: 'Maison', visits: 2 },
    { shop: 'Other', visits: 1 },
  ]);
  expect((await platform().visitor().call(readShopVisits)).statusCode).toBe(401);
});
