import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { addProduct, correctProduct, listRegister } from '#contracts/operator-register.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { productRegister }) => {
  serveSignedIn(app, addProduct, async ({ caller, body }) => {
    const { entries } = await productRegister.add([{ ...body, actor: caller.user.id }]);
    const [entry] = entries;
    if (entry === undefined) throw new Error('The product was not added.');
    return entry;
  });
  serveSignedIn(app, correctProduct, ({ caller, params, body }) =>
    productRegister.correct({ ...body, code: params.code, actor: caller.user.id }),
  );
  serveSignedIn(app, listRegister, ({ query: { before } }) =>
    productRegister.readNewest(before === undefined ? undefined : Number(before)),
  );
};
