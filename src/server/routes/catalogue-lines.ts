import { listLines } from '#contracts/catalogue-lines.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { keepSample } from '#server/services/catalogue/keep-sample.ts';
import { findLines } from '#server/services/catalogue/find-lines.ts';

export const addRoutes: AddRoutes = (app, { database, readAnywhere, now }) => {
  serveContract(app, listLines, async ({ query }) => {
    await keepSample(database, now());
    return readAnywhere((on) => findLines(on, query));
  });
};
