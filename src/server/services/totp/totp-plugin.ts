import type { BetterAuthPlugin } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PROVIDER_CALLBACK } from '#server/services/social-sign-in/social-sign-in-plugin.ts';

/** What an authenticator app shows above the code. */
const ISSUER = 'Lookglass';

/**
 * better-auth's codes of authenticator apps, asked for after every kind of sign-in. By itself,
 * better-auth asks only after a password: a stolen account at a provider would get past it.
 */
export function totpPlugin(): BetterAuthPlugin {
  const plugin = twoFactor({
    issuer: ISSUER,
    // An account that signs in with a provider alone has no password.
    allowPasswordless: true,
    totpOptions: { digits: 6, period: 30 },
  });
  return {
    ...plugin,
    hooks: {
      after: plugin.hooks.after.map((hook) => ({
        ...hook,
        matcher: (context) => hook.matcher(context) || context.path === PROVIDER_CALLBACK,
      })),
    },
  };
}
