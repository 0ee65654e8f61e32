import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { interactionPolicy, Provider } from 'oidc-provider';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';
import { createLocalAccounts, type LocalAccounts } from './local-accounts.ts';
import type { SignInProviderSettings } from '#server/config/sign-in-providers.ts';
import { LOCAL_PROVIDER_PATH } from './local-clients.ts';
import { renderFailure } from './local-provider-page.ts';
import { createMemoryStore } from './memory-store.ts';

const COOKIE_KEY_BYTES = 32;
const RSA_BITS = 2048;
const SCOPE = 'openid email profile';

/** How long what the provider hands out is valid, in seconds. */
const LIFE_S = {
  AccessToken: 60,
  AuthorizationCode: 60,
  Grant: 600,
  IdToken: 300,
  Interaction: 600,
  Session: 600,
} as const;

export interface LocalProvider {
  readonly provider: Provider;
  readonly accounts: LocalAccounts;
}

/**
 * The package's policy, except that the page is shown each time: a developer may want to be another
 * person.
 */
function policyThatAlwaysAsks(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'asks_each_time',
        'the page asks each time who signs in',
        ({ oidc }) => oidc.result?.login === undefined,
      ),
    );
  return policy;
}

/**
 * Makes an OpenID Connect provider for development that lets anybody sign in as anybody, with keys
 * of its own that end with it. It sends people back to this server, or to where `sendsTo` says.
 */
export async function createLocalProvider(
  origin: string,
  clients: Readonly<Record<SignInProvider, SignInProviderSettings>>,
  now: () => number,
  sendsTo: (provider: SignInProvider) => string,
): Promise<LocalProvider> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const accounts = createLocalAccounts();
  const provider = new Provider(origin + LOCAL_PROVIDER_PATH, {
    adapter: createMemoryStore(now),
    clients: SIGN_IN_PROVIDERS.map((id) => ({
      client_id: clients[id].clientId,
      client_secret: clients[id].clientSecret,
      redirect_uris: [sendsTo(id)],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: {
      keys: [randomBytes(COOKIE_KEY_BYTES).toString('base64url')],
      // With this path, no cookie of the stand-in is sent along with calls of the product.
      long: { signed: true, path: LOCAL_PROVIDER_PATH },
    },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    clientBasedCORS: () => false,
    ttl: LIFE_S,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      policy: policyThatAlwaysAsks(),
      url: (_context, { uid }) => `${LOCAL_PROVIDER_PATH}/interaction/${uid}`,
    },
    findAccount(_context, accountId) {
      const identity = accounts.find(accountId);
      if (identity === undefined) return undefined;
      const { name, email, emailVerified } = identity;
      return {
        accountId,
        claims: () => ({ sub: accountId, name, email, email_verified: emailVerified }),
      };
    },
    // Signing in is the consent: there is nothing further to ask for.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    renderError(context) {
      context.type = 'html';
      context.body = renderFailure();
    },
  });
  return { provider, accounts };
}
