import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';
import type { Environment } from './environment.ts';

/** What one needs to sign people in with a provider, by OpenID Connect. */
export interface SignInProviderSettings {
  /** Its address, as it stands in the tokens that it signs. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type SignInProviderSettingsById = Readonly<
  Record<SignInProvider, SignInProviderSettings | undefined>
>;

/**
 * Microsoft's is the one of personal accounts, which vouches for their addresses. An organisation
 * has an issuer of its own; the shared one would take anybody's word for an address.
 */
const USUAL_ISSUER: Readonly<Record<SignInProvider, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  microsoft: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
};

const SETTINGS = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_CLIENT_SECRET', 'APPLE_ISSUER'],
  microsoft: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_ISSUER'],
} as const;

/** One sentence for each provider of which only a part was given. */
export function halfGivenProviders(environment: Environment): readonly string[] {
  return SIGN_IN_PROVIDERS.flatMap((provider) => {
    const [id, secret, issuer] = SETTINGS[provider];
    const given = [id, secret, issuer].filter((name) => environment[name] !== undefined);
    const missing = [id, secret].filter((name) => environment[name] === undefined);
    if (given.length === 0 || missing.length === 0) return [];
    return [`${missing.join(' and ')} must be set too, as ${given.join(' and ')} is.`];
  });
}

/** The providers whose settings are complete. */
export function signInProvidersOf(environment: Environment): SignInProviderSettingsById {
  const settingsOf = (provider: SignInProvider): SignInProviderSettings | undefined => {
    const [id, secret, issuer] = SETTINGS[provider];
    const { [id]: clientId, [secret]: clientSecret } = environment;
    if (clientId === undefined || clientSecret === undefined) return undefined;
    return { issuer: environment[issuer] ?? USUAL_ISSUER[provider], clientId, clientSecret };
  };
  return {
    google: settingsOf('google'),
    apple: settingsOf('apple'),
    microsoft: settingsOf('microsoft'),
  };
}
