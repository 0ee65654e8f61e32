import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { loginWithTotp } from '#contracts/session.ts';
import { confirmTotp, disableTotp, startTotp } from '#contracts/totp.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

const DONE = { success: true } as const;

import { sessionCookieName } from '#server/services/callers/session-cookie.ts';
import { createTotp } from '#server/services/totp/create-totp.ts';

export const addRoutes: AddRoutes = (
  app,
  { accounts, audit, callers, config, database, throttles },
) => {
  const totp = createTotp({
    accounts,
    audit,
    callers,
    database,
    throttles,
    sessionCookie: sessionCookieName(config),
  });
  serveSignedIn(app, startTotp, async ({ caller, body, request }) => {
    const { backupCodes, ...enrolment } = await totp.enrol(caller, body.password, visitOf(request));
    return { ...enrolment, backupCodes: [...backupCodes] };
  });

  serveSignedIn(app, confirmTotp, async ({ caller, body, request, reply }) => {
    sendCookies(reply, await totp.confirm(caller, body.code, visitOf(request)));
    return DONE;
  });

  serveSignedIn(app, disableTotp, async ({ caller, body, request, reply }) => {
    sendCookies(reply, await totp.disable(caller, body, visitOf(request)));
    return DONE;
  });

  serveContract(app, loginWithTotp, async ({ body, request, reply }) => {
    const { next, user, cookies } = await totp.completeSignIn(body.code, visitOf(request));
    sendCookies(reply, cookies);
    return { next, user };
  });
};
