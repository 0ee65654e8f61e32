import type { FastifyInstance } from 'fastify';
import { ACCOUNT_ANSWERS } from '#content/account-answers.ts';
import {
  sendVerificationEmail,
  undoEmailChange,
  verifyEmail,
} from '#contracts/email-verification.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract, serveSignedIn } from './serve-contract.ts';

export function addEmailVerificationRoutes(
  app: FastifyInstance,
  { accounts, throttles }: Services,
): void {
  serveContract(app, verifyEmail, async ({ body, request }) => {
    await throttles.take('verify_email_by_address', addressKey(request.ip));
    await accounts.emails.follow(body.token);
    return { success: true as const, message: ACCOUNT_ANSWERS.emailVerified };
  });
  serveContract(app, undoEmailChange, async ({ body, request }) => {
    await throttles.take('verify_email_by_address', addressKey(request.ip));
    return { success: true as const, resetToken: await accounts.undoMove(body.token) };
  });
  serveSignedIn(app, sendVerificationEmail, async ({ caller }) => {
    await throttles.take('verification_mail', caller.user.id);
    await accounts.emails.sendAgain(caller.user.id);
    return { success: true as const, message: ACCOUNT_ANSWERS.verificationSent };
  });
}
