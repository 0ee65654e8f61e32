import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';
import { SOCIAL_SIGN_INS } from '#contracts/social-sign-in.ts';
import { markNewAccount } from '#domain/account/new-account-mark.ts';
import type { SignInProvider } from '#domain/account/account.ts';
import type { Accounts } from '#server/services/accounts/accounts.ts';
import type { Visit } from '#server/services/accounts/visit.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import type { AvailableProviders } from './available-providers.ts';
import { failureAddress, loginWithError, loginWithTotp, wayBack } from './way-back.ts';

/** Where a navigation leads, and the cookies that it takes along. */
export interface Redirection {
  /** The provider's address, or a path of this site. */
  readonly location: string;
  readonly cookies: readonly string[];
}

export interface StartOfSignIn {
  readonly provider: SignInProvider;
  /** Where to go afterwards: a path of this site. */
  readonly returnTo: string;
  /** Adds the provider to the account of `caller` instead of signing in. */
  readonly link: boolean;
  readonly caller: Caller | undefined;
  readonly visit: Visit;
}

/** Signing in with an account at a provider. It never fails: every end is a page of ours. */
export interface SocialSignIn {
  readonly start: (start: StartOfSignIn) => Promise<Redirection>;
  /** `query` is what the provider sent along, from its `?` on. */
  readonly finish: (provider: SignInProvider, query: string, visit: Visit) => Promise<Redirection>;
}

export interface SocialSignInNeeds {
  readonly accounts: Pick<Accounts, 'ask' | 'owner'>;
  readonly origin: string;
  readonly available: AvailableProviders;
  readonly throttles: Throttles;
  readonly log: FastifyBaseLogger;
}

const started = z.object({ url: z.url() });
const asksForCode = z.object({ twoFactorRedirect: z.literal(true) });

export function createSocialSignIn(needs: SocialSignInNeeds): SocialSignIn {
  const { accounts, origin, available, throttles, log } = needs;

  async function leadToProvider(start: StartOfSignIn): Promise<Redirection> {
    const { provider, returnTo, link, caller, visit } = start;
    const lead = (location: string): Redirection => ({ location, cookies: [] });
    if (available.stateOf(provider) === 'not_set_up') {
      return lead(loginWithError('social_not_set_up', provider, returnTo));
    }
    // An account is linked by its owner alone, who has just shown the password.
    if (link && (caller === undefined || !(await accounts.owner.isFresh(caller)))) {
      return lead(loginWithError('account_exists', provider, returnTo));
    }
    await throttles.take(SOCIAL_SIGN_INS, addressKey(visit.address));
    const { body, cookies } = await accounts.ask({
      path: link ? '/link-social' : '/sign-in/social',
      visit,
      body: {
        provider,
        callbackURL: origin + returnTo,
        newUserCallbackURL: markNewAccount(origin + returnTo),
        errorCallbackURL: failureAddress(origin, returnTo),
        disableRedirect: true,
      },
    });
    return { location: started.parse(body).url, cookies };
  }

  async function comeBack(
    provider: SignInProvider,
    query: string,
    visit: Visit,
  ): Promise<Redirection> {
    const path = `/callback/${provider}${query}`;
    const { body, cookies, location } = await accounts.ask({ method: 'GET', path, visit });
    if (location === undefined) throw new Error('A provider led back to nowhere.');
    const reason = new URL(location, origin).searchParams.get('error');
    if (reason !== null) log.info({ provider, reason }, 'a sign-in with a provider was refused');
    const leadsTo = wayBack(location, origin, provider);
    const isHalfWay = asksForCode.safeParse(body).success;
    return { location: isHalfWay ? loginWithTotp(leadsTo) : leadsTo, cookies };
  }

  /** A person on the way to or from a provider is never left with a raw error. */
  async function orToLogin(
    provider: SignInProvider,
    returnTo: string | null,
    lead: () => Promise<Redirection>,
  ): Promise<Redirection> {
    try {
      return await lead();
    } catch (err) {
      log.warn({ err, provider }, 'a sign-in with a provider failed');
      return { location: loginWithError('social_failed', provider, returnTo), cookies: [] };
    }
  }

  return {
    start: (start) => orToLogin(start.provider, start.returnTo, () => leadToProvider(start)),
    finish: (provider, query, visit) =>
      orToLogin(provider, null, () => comeBack(provider, query, visit)),
  };
}
