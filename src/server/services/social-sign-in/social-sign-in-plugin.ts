import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { OAuthProvider } from 'better-auth/oauth2';
import { SIGN_IN_PROVIDERS } from '#domain/account/account.ts';
import type { Database } from '#server/db/database.ts';
import { activities } from '#server/db/schema/activities.ts';

/** Where better-auth finishes a sign-in with a provider, as its hooks know the path. */
export const PROVIDER_CALLBACK = '/callback/:id';

interface Tokens {
  readonly accessToken?: string | null | undefined;
  readonly refreshToken?: string | null | undefined;
  readonly idToken?: string | null | undefined;
}

/** We ask a provider once who signs in; a token that is not kept cannot be stolen. */
async function withoutTokens<Row extends Tokens>(row: Row) {
  return { data: { ...row, accessToken: null, refreshToken: null, idToken: null } };
}

export interface SocialSignInEvents {
  /** Called for an account that a sign-in with a provider has made. */
  readonly onAccountMade: (userId: string) => Promise<void>;
  /** Called for everybody who has signed in with a provider, but not for those who still owe a code. */
  readonly onSignIn: (userId: string) => Promise<void>;
}

/**
 * Makes providers known to better-auth. An address that has an account already is never linked
 * automatically, whatever the provider says; a signed-in person may link any account of a provider. To be
 * listed after the plugin that asks for codes, so that `onSignIn` sees what that one leaves.
 */
export function socialSignInPlugin(
  providers: OAuthProvider[],
  events: SocialSignInEvents,
): BetterAuthPlugin {
  return {
    id: 'social-sign-in',
    init: () => ({
      context: { socialProviders: providers },
      options: {
        account: {
          updateAccountOnSignIn: false,
          accountLinking: {
            enabled: true,
            disableImplicitLinking: true,
            allowDifferentEmails: true,
            // Linking needs a session: the address of the other account proves nothing more.
            trustedProviders: [...SIGN_IN_PROVIDERS],
          },
        },
        databaseHooks: {
          account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
          user: {
            create: {
              async after(user, context) {
                if (context?.path === PROVIDER_CALLBACK) await events.onAccountMade(user.id);
              },
            },
          },
        },
      },
    }),
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === PROVIDER_CALLBACK,
          handler: createAuthMiddleware(async ({ context }) => {
            if (context.newSession !== null) await events.onSignIn(context.newSession.user.id);
          }),
        },
      ],
    },
  };
}

/** Adds sign-ins with a provider to the activity of the account that signed in. */
export function noteSocialSignIns(database: Database, now: () => Date): SocialSignInEvents {
  const note = (kind: 'account_created' | 'signed_in') => async (userId: string) => {
    await database.insert(activities).values({ userId, kind, happenedAt: now() });
  };
  return { onAccountMade: note('account_created'), onSignIn: note('signed_in') };
}
