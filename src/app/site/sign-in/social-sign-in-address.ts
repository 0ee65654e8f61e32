import { startSocialSignIn } from '#contracts/social-sign-in.ts';
import type { SignInProvider } from '#domain/account/account.ts';

/** Where the browser goes to sign in with a provider, and to come back to a path of this site. */
export function socialSignInAddress(provider: SignInProvider, returnTo: string): string {
  return addressWith({ provider, return: returnTo });
}

/** Where the browser goes to add a provider to the account that is signed in. */
export function linkProviderAddress(provider: SignInProvider): string {
  return addressWith({ provider, link: '1', return: `/account-settings?connected=${provider}` });
}

function addressWith(query: Readonly<Record<string, string>>): string {
  return `${startSocialSignIn.path}?${new URLSearchParams(query).toString()}`;
}
