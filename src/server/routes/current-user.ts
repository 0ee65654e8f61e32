import { readCurrentUser } from '#contracts/current-user.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveSignedIn(app, readCurrentUser, ({ caller }) => accounts.describe(caller.user));
};
