import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { openapi } from '#contracts/openapi.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app) => {
  serveContract(app, openapi, () => openapi.reply.parse(app.swagger()));
};
