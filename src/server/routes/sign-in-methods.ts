import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { disconnectProvider, readSignInMethods } from '#contracts/sign-in-methods.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveSignedIn(app, readSignInMethods, async ({ caller: { user } }) => ({
    providers: await accounts.methods.providers(user.id),
    pendingEmail: await accounts.emails.pending(user.id),
  }));
  serveSignedIn(app, disconnectProvider, async ({ caller, params }) => {
    await accounts.methods.disconnect(caller.user.id, params.provider);
    return { success: true as const };
  });
};
