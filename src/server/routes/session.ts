import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  listSessions,
  login,
  logout,
  revokeOtherSessions,
  revokeSession,
} from '#contracts/session.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveContract(app, login, async ({ body, request, reply }) => {
    const { cookies, ...signedIn } = await accounts.signIn(body, visitOf(request));
    sendCookies(reply, cookies);
    return signedIn;
  });
  serveContract(app, logout, async ({ request, reply }) => {
    sendCookies(reply, await accounts.signOut(visitOf(request)));
    return { success: true as const };
  });
  serveSignedIn(app, listSessions, async ({ caller }) =>
    (await accounts.sessions.list(caller)).map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  );
  serveSignedIn(app, revokeSession, async ({ caller, params }) => {
    await accounts.sessions.revoke(caller, params.id);
    return { success: true as const };
  });
  serveSignedIn(app, revokeOtherSessions, async ({ caller }) => {
    await accounts.sessions.revokeOthers(caller);
    return { success: true as const };
  });
};
