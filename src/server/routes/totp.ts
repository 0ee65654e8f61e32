import type { FastifyInstance } from 'fastify';
import { loginWithTotp } from '#contracts/session.ts';
import { confirmTotp, disableTotp, startTotp } from '#contracts/totp.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import type { Services } from '#server/services/services.ts';
import { sendCookies } from './send-cookies.ts';
import { serveContract, serveSignedIn } from './serve-contract.ts';

const DONE = { success: true } as const;

export function addTotpRoutes(app: FastifyInstance, { totp }: Services): void {
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
}
