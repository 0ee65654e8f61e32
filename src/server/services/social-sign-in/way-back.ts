import type { SocialSignInError } from '#contracts/social-sign-in.ts';
import type { SignInProvider } from '#domain/account/account.ts';
import { readSitePath } from '#domain/account/site-path.ts';

/** What providers say when the person does not want to (OAuth 2.0, section 4.1.2.1; Apple's own). */
const DENIALS = new Set(['access_denied', 'user_cancelled_authorize', 'consent_required']);

/** better-auth's word for an address that has an account which is not linked. */
const NOT_LINKED = 'account_not_linked';

function errorOf(reason: string): SocialSignInError {
  if (DENIALS.has(reason)) return 'social_denied';
  return reason === NOT_LINKED ? 'account_exists' : 'social_failed';
}

function loginWith(query: URLSearchParams, returnTo: string | null): string {
  const path = readSitePath(returnTo ?? '') ?? '/';
  if (path !== '/') query.set('return', path);
  return query.size === 0 ? '/login' : `/login?${query}`;
}

/** The sign-in page, with all ways in. */
export function loginPage(returnTo: string): string {
  return loginWith(new URLSearchParams(), returnTo);
}

/** The sign-in page with a word about what went wrong, and where to go on to afterwards. */
export function loginWithError(
  error: SocialSignInError,
  provider: SignInProvider,
  returnTo: string | null,
): string {
  const query = new URLSearchParams({ error });
  if (error === 'account_exists') query.set('provider', provider);
  return loginWith(query, returnTo);
}

/** The sign-in page at its second step, which asks for the code of an authenticator app. */
export function loginWithTotp(returnTo: string): string {
  return loginWith(new URLSearchParams({ step: 'totp' }), returnTo);
}

/** Where better-auth is to lead after a failure: the sign-in page, which still knows the way. */
export function failureAddress(origin: string, returnTo: string): string {
  return `${origin}/login?${new URLSearchParams({ return: returnTo })}`;
}

/**
 * Where a person goes after the provider, from where better-auth leads: a path of this site, always.
 */
export function wayBack(location: string, origin: string, provider: SignInProvider): string {
  const url = new URL(location, origin);
  const reason = url.searchParams.get('error');
  if (reason !== null) {
    return loginWithError(errorOf(reason), provider, url.searchParams.get('return'));
  }
  if (url.origin !== origin) return '/';
  // What is checked is what is sent: the address as better-auth and the URL parser have left it.
  return readSitePath(url.pathname + url.search + url.hash) ?? '/';
}
