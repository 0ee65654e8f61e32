import {
  changeRetailerLinks,
  listCatalogueImports,
  readCatalogueFigures,
  takeRetailerSales,
} from '#contracts/operator-catalogue.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { createOperatorCatalogue } from '#server/services/operator-catalogue/operator-catalogue.ts';

export const addRoutes: AddRoutes = (app, { database, readAnywhere, audit, now }) => {
  const catalogue = createOperatorCatalogue({ database, readAnywhere, audit, now });
  serveSignedIn(app, readCatalogueFigures, ({ params }) => catalogue.figures(Number(params.days)));
  serveSignedIn(app, listCatalogueImports, ({ query }) => catalogue.imports(query.before));
  serveSignedIn(app, changeRetailerLinks, ({ caller, params, body }) =>
    catalogue.changeLinks({ ...body, id: params.id, actor: caller.user.id }),
  );
  serveSignedIn(app, takeRetailerSales, ({ caller, params, body }) =>
    catalogue.takeSales({ ...body, id: params.id, actor: caller.user.id }),
  );
};
