import { useSearch } from '#app/kit/router/use-search.ts';
import { SOCIAL_SIGN_IN_ERRORS, type SocialSignInError } from '#contracts/social-sign-in.ts';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';

export interface LoginSearch {
  /** Why signing in with a provider failed. */
  readonly error: SocialSignInError | undefined;
  readonly provider: SignInProvider | undefined;
  /** Whether only the code of the authenticator app is missing. */
  readonly withCode: boolean;
}

/** The query parameters of the sign-in page. */
export function useLoginSearch(): LoginSearch {
  const { error, provider, step } = useSearch();
  return {
    error: SOCIAL_SIGN_IN_ERRORS.find((known) => known === error),
    provider: SIGN_IN_PROVIDERS.find((known) => known === provider),
    withCode: step === 'totp',
  };
}
