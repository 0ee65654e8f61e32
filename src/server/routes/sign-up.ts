import type { FastifyInstance } from 'fastify';
import { professionalSignUp, signUp } from '#contracts/sign-up.ts';
import type { NewAccount } from '#server/services/accounts/accounts.ts';
import { type Visit, visitOf } from '#server/services/accounts/visit.ts';
import { refuseBadPassword } from '#server/services/passwords/new-password.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { sendCookies } from './send-cookies.ts';
import { serveContract } from './serve-contract.ts';

export function addSignUpRoutes(app: FastifyInstance, { accounts, throttles }: Services): void {
  async function signUpThrottled(account: NewAccount, visit: Visit) {
    await throttles.take('sign_up_by_address', addressKey(visit.address));
    await throttles.take('sign_up_by_account', account.email);
    return accounts.signUp(account, visit);
  }

  serveContract(app, signUp, async ({ body, request, reply }) => {
    refuseBadPassword(body);
    const { fullName, email, password } = body;
    const account = { fullName, email, password };
    const { user, cookies } = await signUpThrottled(account, visitOf(request));
    sendCookies(reply, cookies);
    return { user };
  });
  serveContract(app, professionalSignUp, async ({ body, request, reply }) => {
    refuseBadPassword(body);
    const { fullName, email, password, confirmPassword: _, accountType: __, ...business } = body;
    const account = { fullName, email, password, business };
    const { user, cookies } = await signUpThrottled(account, visitOf(request));
    sendCookies(reply, cookies);
    return { user };
  });
}
