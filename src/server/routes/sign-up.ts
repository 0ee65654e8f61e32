import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { professionalSignUp, signUp } from '#contracts/sign-up.ts';
import { visitOf } from '#server/services/accounts/visit.ts';
import { refuseBadPassword } from '#server/services/passwords/new-password.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveContract(app, signUp, async ({ body, request, reply }) => {
    refuseBadPassword(body);
    const { fullName, email, password } = body;
    const account = { fullName, email, password };
    const { user, cookies } = await accounts.signUp(account, visitOf(request));
    sendCookies(reply, cookies);
    return { user };
  });
  serveContract(app, professionalSignUp, async ({ body, request, reply }) => {
    refuseBadPassword(body);
    const { fullName, email, password, confirmPassword: _, accountType: __, ...business } = body;
    const account = { fullName, email, password, business };
    const { user, cookies } = await accounts.signUp(account, visitOf(request));
    sendCookies(reply, cookies);
    return { user };
  });
};
