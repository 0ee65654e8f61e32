import { readProducts } from '#contracts/catalogue-products.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { readChosen } from '#server/services/catalogue/read-chosen.ts';
import { keepSample } from '#server/services/catalogue/keep-sample.ts';

export const addRoutes: AddRoutes = (app, { database, readAnywhere, now }) => {
  serveContract(app, readProducts, async ({ query: { ids } }) => {
    await keepSample(database, now());
    return readAnywhere((on) => readChosen(on, ids.split(',')));
  });
};
