import type { FastifyInstance } from 'fastify';
import {
  listSessions,
  login,
  logout,
  readCurrentUser,
  revokeOtherSessions,
  revokeSession,
} from '#contracts/session.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import type { Services } from '#server/services/services.ts';
import { sendCookies } from './send-cookies.ts';
import { serveContract, serveSignedIn } from './serve-contract.ts';

export function addSessionRoutes(app: FastifyInstance, { accounts }: Services): void {
  serveContract(app, login, async ({ body, request, reply }) => {
    const { cookies, ...signedIn } = await accounts.signIn(body, visitOf(request));
    sendCookies(reply, cookies);
    return signedIn;
  });
  serveContract(app, logout, async ({ request, reply }) => {
    sendCookies(reply, await accounts.signOut(visitOf(request)));
    return { success: true as const };
  });
  serveSignedIn(app, readCurrentUser, ({ caller }) => accounts.describe(caller.user));
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
}
