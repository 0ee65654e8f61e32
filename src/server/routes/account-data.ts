import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { deleteAccount, exportAccount } from '#contracts/account-data.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

/** Length of the day in an ISO 8601 moment, such as `2026-11-21`. */
const DAY_CHARACTERS = 10;

import { createAccountData } from '#server/services/account-data/account-data.ts';

export const addRoutes: AddRoutes = (
  app,
  { accounts, audit, callers, database, mails, now, payments },
) => {
  const accountData = createAccountData({
    accounts,
    audit,
    callers,
    database,
    mails,
    now,
    payments,
  });
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
};
