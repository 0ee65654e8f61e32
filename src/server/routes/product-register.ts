import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  lookUpProduct,
  readRegisterEntries,
  readRegisterHead,
} from '#contracts/product-register.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { productRegister }) => {
  serveContract(app, readRegisterHead, ({ query }) =>
    productRegister.readHead(Number(query.since)),
  );
  serveContract(app, lookUpProduct, ({ params, query }) =>
    productRegister.lookUp(params.code, Number(query.since)),
  );
  serveContract(app, readRegisterEntries, async ({ query }) => ({
    entries: await productRegister.readFrom(Number(query.start)),
  }));
};
