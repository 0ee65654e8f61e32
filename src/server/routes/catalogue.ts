import { matchShade, readProduct, searchProducts } from '#contracts/catalogue.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { createCatalogue } from '#server/services/catalogue/catalogue.ts';

export const addRoutes: AddRoutes = (app, { database, readAnywhere, now }) => {
  const catalogue = createCatalogue({ database, readAnywhere, now });
  serveContract(app, searchProducts, ({ query }) => catalogue.search(query));
  serveContract(app, readProduct, ({ params }) => catalogue.read(params.id));
  serveContract(app, matchShade, ({ query }) => catalogue.match(query));
};
