import { jwtVerify } from 'jose';
import { z } from 'zod/mini';
import { email } from '#contracts/fields.ts';
import type { Discovered } from './discovery.ts';
import { PROVIDER_PATIENCE_MS, ProviderFailure } from './provider-failure.ts';

const CLOCK_TOLERANCE_S = 60;
/** An ID token is read moments after it was made: an old one may be stolen. */
const OLDEST_TOKEN = '10 minutes';

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(email),
  /** Apple sends it as text. */
  email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
  name: z.optional(z.string()),
});
type Claims = z.infer<typeof claims>;

/** A person's identity at a provider. */
export interface Identity {
  /** What the provider calls the account, for ever. */
  readonly subject: string;
  readonly email: string;
  /** True only where the provider says so. */
  readonly emailVerified: boolean;
  readonly name: string | undefined;
}

export interface ReceivedTokens {
  readonly idToken: string;
  readonly accessToken: string | undefined;
}

/** What an ID token says, once signature, issuer, audience, age and nonce are right. */
async function verifiedClaims(
  { keys, issuer, id_token_signing_alg_values_supported: algorithms }: Discovered,
  idToken: string,
  expected: { readonly clientId: string; readonly nonce: string },
): Promise<Claims> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: expected.clientId,
    // Signed with a key that the provider alone holds; `none` and shared secrets prove nothing.
    algorithms: algorithms.filter((name) => /^(RS|PS|ES)\d{3}$|^EdDSA$/.test(name)),
    maxTokenAge: OLDEST_TOKEN,
    clockTolerance: CLOCK_TOLERANCE_S,
  });
  if (payload['nonce'] !== expected.nonce) throw new ProviderFailure('the nonce is not ours');
  return claims.parse(payload);
}

/** What the provider tells about the owner of the access token. */
async function askUserInfo(
  { userinfo_endpoint: endpoint }: Discovered,
  { accessToken }: ReceivedTokens,
  subject: string,
): Promise<Partial<Claims>> {
  if (endpoint === undefined || accessToken === undefined) return {};
  const response = await fetch(endpoint, {
    redirect: 'error',
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    signal: AbortSignal.timeout(PROVIDER_PATIENCE_MS),
  });
  if (!response.ok) throw new ProviderFailure(`user info answers ${response.status}`);
  const told = claims.parse(await response.json());
  // OpenID Connect Core 1.0, section 5.3.2: otherwise it is about another person.
  if (told.sub !== subject) throw new ProviderFailure('user info is about another person');
  return told;
}

/**
 * Reads who has signed in from what the provider handed out. Rejects when anything about it is not
 * right, or when the provider keeps the address to itself.
 */
export async function readIdentity(
  discovered: Discovered,
  tokens: ReceivedTokens,
  expected: { readonly clientId: string; readonly nonce: string },
): Promise<Identity> {
  const signed = await verifiedClaims(discovered, tokens.idToken, expected);
  const told =
    signed.email === undefined ? await askUserInfo(discovered, tokens, signed.sub) : signed;
  if (told.email === undefined) throw new ProviderFailure('the provider tells no address');
  return {
    subject: signed.sub,
    email: told.email,
    emailVerified: told.email_verified === true || told.email_verified === 'true',
    name: told.name ?? signed.name,
  };
}
