import type { BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import { SIGN_IN_PROVIDERS } from '#domain/account/account.ts';

interface Tokens {
  readonly accessToken?: string | null | undefined;
  readonly refreshToken?: string | null | undefined;
  readonly idToken?: string | null | undefined;
}

/** We ask a provider once who somebody is; a token that is not kept cannot be stolen. */
async function withoutTokens<Row extends Tokens>(row: Row) {
  return { data: { ...row, accessToken: null, refreshToken: null, idToken: null } };
}

/**
 * Makes providers known to better-auth. An address that has an account already is never linked by
 * itself, whatever the provider says; whoever is signed in may link any account of a provider.
 */
export function socialSignInPlugin(providers: OAuthProvider[]): BetterAuthPlugin {
  return {
    id: 'social-sign-in',
    init: () => ({
      context: { socialProviders: providers, trustedProviders: [...SIGN_IN_PROVIDERS] },
      options: {
        account: {
          updateAccountOnSignIn: false,
          accountLinking: {
            enabled: true,
            disableImplicitLinking: true,
            allowDifferentEmails: true,
          },
        },
        databaseHooks: {
          account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
        },
      },
    }),
  };
}
