import { randomBytes } from 'node:crypto';
import type { SignInProvider } from '#domain/account/account.ts';
import type { SignInProviderSettings } from '#server/config/sign-in-providers.ts';

/** Where the local provider is, on this server's own address. */
export const LOCAL_PROVIDER_PATH = '/local-sign-in';

const SECRET_BYTES = 32;

/** This server as a client of its own local provider, once for each provider that it stands in for. */
export function localClients(
  origin: string,
): Readonly<Record<SignInProvider, SignInProviderSettings>> {
  const client = (provider: SignInProvider): SignInProviderSettings => ({
    issuer: origin + LOCAL_PROVIDER_PATH,
    clientId: provider,
    clientSecret: randomBytes(SECRET_BYTES).toString('base64url'),
  });
  return { google: client('google'), apple: client('apple'), microsoft: client('microsoft') };
}
