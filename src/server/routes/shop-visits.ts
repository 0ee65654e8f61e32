import { desc, eq, sql } from 'drizzle-orm';
import { readShopVisits } from '#contracts/shop-visits.ts';
import { catalogueRetailers } from '#server/db/schema/catalogue.ts';
import { shopClicks } from '#server/db/schema/shop-clicks.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { readAnywhere }) => {
  const visits = sql<number>`count(*)::int`;
  serveSignedIn(app, readShopVisits, ({ caller: { user } }) =>
    readAnywhere((on) =>
      on
        .select({ shop: catalogueRetailers.name, visits })
        .from(shopClicks)
        .innerJoin(catalogueRetailers, eq(catalogueRetailers.id, shopClicks.retailerId))
        .where(eq(shopClicks.userId, user.id))
        .groupBy(catalogueRetailers.id, catalogueRetailers.name)
        .orderBy(desc(visits), catalogueRetailers.name),
    ),
  );
};
