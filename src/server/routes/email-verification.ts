import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { ACCOUNT_ANSWERS } from '#content/answers.ts';
import {
  sendVerificationEmail,
  undoEmailChange,
  verifyEmail,
} from '#contracts/email-verification.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { accounts }) => {
  serveContract(app, verifyEmail, async ({ body }) => {
    await accounts.emails.follow(body.token);
    return { success: true as const, message: ACCOUNT_ANSWERS.emailVerified };
  });
  serveContract(app, undoEmailChange, async ({ body }) => {
    return { success: true as const, resetToken: await accounts.undoMove(body.token) };
  });
  serveSignedIn(app, sendVerificationEmail, async ({ caller }) => {
    await accounts.emails.sendAgain(caller.user.id);
    return { success: true as const, message: ACCOUNT_ANSWERS.verificationSent };
  });
};
