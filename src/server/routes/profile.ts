import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { updateProfile } from '#contracts/profile.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveSignedIn(app, updateProfile, async ({ body, caller }) => {
    return accounts.changeProfile(caller, body);
  });
};
