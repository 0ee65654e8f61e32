import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { reportClientError } from '#contracts/client-errors.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

import { createClientErrors } from '#server/services/client-errors/client-errors.ts';

export const addRoutes: AddRoutes = (app, { database, log, now }) => {
  const clientErrors = createClientErrors({ database, log, now });
  serveContract(app, reportClientError, async ({ body }) => {
    await clientErrors.note(body);
    return { success: true as const };
  });
};
