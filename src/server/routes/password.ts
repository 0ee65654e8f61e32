import type { FastifyInstance } from 'fastify';
import { ACCOUNT_ANSWERS } from '#content/account-answers.ts';
import { changePassword, forgotPassword, resetPassword } from '#contracts/password.ts';
import { refuseBadPassword } from '#server/services/passwords/new-password.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { sendCookies } from './send-cookies.ts';
import { serveContract, serveSignedIn } from './serve-contract.ts';

const CHANGE_FIELDS = { password: 'newPassword', confirmPassword: 'confirmPassword' };

export function addPasswordRoutes(app: FastifyInstance, { accounts, throttles }: Services): void {
  serveContract(app, forgotPassword, async ({ body: { email }, request }) => {
    const address = addressKey(request.ip);
    await throttles.take('forgot_password_by_address', address);
    await throttles.take('forgot_password_by_address_and_account', `${address} ${email}`);
    await throttles.take('forgot_password_by_account', email);
    await accounts.passwords.askForLink(email);
    return { success: true as const, message: ACCOUNT_ANSWERS.resetLinkSent };
  });
  serveContract(app, resetPassword, async ({ body, request }) => {
    refuseBadPassword(body);
    await throttles.take('reset_password_by_address', addressKey(request.ip));
    await accounts.passwords.reset(body.token, body.password);
    return { success: true as const };
  });
  serveSignedIn(app, changePassword, async ({ body, caller, reply }) => {
    const { currentPassword, newPassword, confirmPassword } = body;
    refuseBadPassword({ password: newPassword, confirmPassword, fields: CHANGE_FIELDS });
    await throttles.take('password_again', caller.user.id);
    sendCookies(reply, await accounts.passwords.change(caller, { currentPassword, newPassword }));
    return { success: true as const };
  });
}
