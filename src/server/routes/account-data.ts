import type { FastifyInstance } from 'fastify';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import type { Services } from '#server/services/services.ts';
import { sendCookies } from './send-cookies.ts';
import { serveSignedIn } from './serve-contract.ts';

/** Length of the day in an ISO 8601 moment, such as `2026-11-21`. */
const DAY_CHARACTERS = 10;

export function addAccountDataRoutes(
  app: FastifyInstance,
  { accountData, accounts }: Services,
): void {
  serveSignedIn(app, exportAccount, async ({ caller, reply }) => {
    const exported = await accountData.export(caller);
    const day = exported.exportedAt.slice(0, DAY_CHARACTERS);
    reply.header('content-disposition', `attachment; filename="lookglass-data-${day}.json"`);
    return exported;
  });

  serveSignedIn(app, deleteAccount, async ({ caller, body, request, reply }) => {
    await accountData.erase(caller, body);
    // The session is gone with the account; what is left of it is in the browser.
    sendCookies(reply, await accounts.signOut(visitOf(request)));
    return { success: true as const };
  });
}
