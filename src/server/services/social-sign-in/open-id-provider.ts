import {
  authorizationCodeRequest,
  createAuthorizationURL,
  type OAuth2Tokens,
  type OAuthProvider,
} from 'better-auth/oauth2';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';
import { SIGN_IN_PROVIDER_NAMES } from '#content/local-provider-words.ts';
import { publicName } from '#contracts/public-text.ts';
import type { SignInProvider } from '#domain/account/account.ts';
import { joinName, splitName } from '#domain/account/name.ts';
import type { SignInProviderSettings } from '#server/config/sign-in-providers.ts';
import { callbackAddress, type ReturnMode } from './callback-address.ts';
import { createDiscovery } from './discovery.ts';
import { type Identity, readIdentity } from './identity.ts';
import { PROVIDER_PATIENCE_MS, ProviderFailure } from './provider-failure.ts';

const SCOPES = ['openid', 'email', 'profile'];

const tokenReply = z.object({ id_token: z.string(), access_token: z.optional(z.string()) });

/** Apple tells the name beside the token, to the browser, and only the first time. */
function saidName(name: { firstName?: string; lastName?: string } | undefined): string {
  return joinName({ firstName: name?.firstName ?? '', lastName: name?.lastName ?? '' });
}

/** The first of these that a person can be called. */
function nameOf(candidates: readonly (string | undefined)[]): string {
  for (const candidate of candidates) {
    const name = publicName.safeParse(candidate);
    if (name.success) return name.data;
  }
  return '';
}

export interface OpenIdProviderNeeds {
  /** Ours. */
  readonly origin: string;
  readonly returnMode: ReturnMode;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/**
 * A provider that speaks OpenID Connect, in better-auth's terms: with PKCE, a state and a nonce. It
 * is asked about itself only at a sign-in, so that this server starts without it.
 */
export function createOpenIdProvider(
  id: SignInProvider,
  { issuer, clientId, clientSecret }: SignInProviderSettings,
  { origin, returnMode, now, log }: OpenIdProviderNeeds,
): OAuthProvider<Identity> {
  const redirectURI = callbackAddress(origin, id, returnMode);
  const discover = createDiscovery(issuer, now);
  return {
    id,
    name: SIGN_IN_PROVIDER_NAMES[id],
    issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.subject,

    async createAuthorizationURL({ state, codeVerifier, idTokenNonce }) {
      const { authorization_endpoint: authorizationEndpoint } = await discover();
      return createAuthorizationURL({
        id,
        options: { clientId },
        authorizationEndpoint,
        state,
        codeVerifier,
        redirectURI,
        scopes: SCOPES,
        ...(returnMode === 'form' ? { responseMode: 'form_post' } : {}),
        ...(idTokenNonce === undefined ? {} : { nonce: idTokenNonce }),
      });
    },

    async validateAuthorizationCode({ code, codeVerifier }): Promise<OAuth2Tokens> {
      const told = await discover();
      const methods = told.token_endpoint_auth_methods_supported;
      const { body, headers } = await authorizationCodeRequest({
        code,
        redirectURI,
        options: { clientId, clientSecret },
        authentication: methods.includes('client_secret_post') ? 'post' : 'basic',
        tokenEndpoint: told.token_endpoint,
        ...(codeVerifier === undefined ? {} : { codeVerifier }),
      });
      const response = await fetch(told.token_endpoint, {
        method: 'POST',
        body,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDER_PATIENCE_MS),
      });
      if (!response.ok) throw new ProviderFailure(`${issuer} answers ${response.status}`);
      const reply = tokenReply.parse(await response.json());
      return { idToken: reply.id_token, accessToken: reply.access_token };
    },

    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce: nonce, user: said }) {
      if (idToken === undefined || nonce === undefined) return null;
      const tokens = { idToken, accessToken };
      try {
        const data = await readIdentity(await discover(), tokens, { clientId, nonce });
        const { email, emailVerified } = data;
        const name = nameOf([data.name, saidName(said?.name), email.split('@', 1)[0]]);
        const user = { email, emailVerified, name, ...splitName(name) };
        return { user, data };
      } catch (err) {
        // To better-auth, null is an answer like any other; the reason is for the log.
        log.warn({ err, provider: id }, 'who signed in with a provider cannot be told');
        return null;
      }
    },
  };
}
