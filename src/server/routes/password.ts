import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { ACCOUNT_ANSWERS } from '#content/answers.ts';
import { changePassword, forgotPassword, resetPassword } from '#contracts/password.ts';
import { refuseBadPassword } from '#server/services/passwords/new-password.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

const CHANGE_FIELDS = { password: 'newPassword', confirmPassword: 'confirmPassword' };

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveContract(app, forgotPassword, async ({ body: { email } }) => {
    await accounts.passwords.askForLink(email);
    return { success: true as const, message: ACCOUNT_ANSWERS.resetLinkSent };
  });
  serveContract(app, resetPassword, async ({ body }) => {
    refuseBadPassword(body);
    await accounts.passwords.reset(body.token, body.password);
    return { success: true as const };
  });
  serveSignedIn(app, changePassword, async ({ body, caller, reply }) => {
    const { currentPassword, newPassword, confirmPassword } = body;
    refuseBadPassword({ password: newPassword, confirmPassword, fields: CHANGE_FIELDS });
    sendCookies(reply, await accounts.passwords.change(caller, { currentPassword, newPassword }));
    return { success: true as const };
  });
};
