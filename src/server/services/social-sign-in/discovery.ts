import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod/mini';
import { PROVIDER_PATIENCE_MS, ProviderFailure } from './provider-failure.ts';

/** What a provider tells about itself (OpenID Connect Discovery 1.0, section 3). */
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.optional(z.url()),
  id_token_signing_alg_values_supported: z._default(z.array(z.string()), ['RS256']),
  token_endpoint_auth_methods_supported: z._default(z.array(z.string()), ['client_secret_basic']),
});

/** Where and how a provider is asked. */
export interface Discovered extends z.infer<typeof metadata> {
  /** Finds the key with which the provider signed something. */
  readonly keys: JWTVerifyGetKey;
}

/** How long what a provider told about itself is believed, in milliseconds. */
const BELIEVED_MS = 3_600_000;

async function fetchMetadata(issuer: string): Promise<Discovered> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PROVIDER_PATIENCE_MS),
  });
  if (!response.ok) throw new ProviderFailure(`${issuer} answers ${response.status}`);
  const told = metadata.parse(await response.json());
  // Section 4.3: a provider that calls itself something else is another one.
  if (told.issuer !== issuer) throw new ProviderFailure(`${issuer} calls itself ${told.issuer}`);
  return {
    ...told,
    keys: createRemoteJWKSet(new URL(told.jwks_uri), { timeoutDuration: PROVIDER_PATIENCE_MS }),
  };
}

/**
 * Asks a provider about itself when that is first needed, and again after an hour; a failure is not
 * remembered. The returned function rejects when the provider is away or not what it should be.
 */
export function createDiscovery(issuer: string, now: () => number): () => Promise<Discovered> {
  let known: { readonly discovered: Discovered; readonly at: number } | undefined;
  return async () => {
    if (known !== undefined && now() - known.at < BELIEVED_MS) return known.discovered;
    const discovered = await fetchMetadata(issuer);
    known = { discovered, at: now() };
    return discovered;
  };
}
