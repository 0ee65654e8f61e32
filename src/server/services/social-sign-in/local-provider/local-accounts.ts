import { createHash } from 'node:crypto';
import type { SignInProvider } from '#domain/account/account.ts';

/** What was typed on the page of the local provider. */
export interface LocalIdentity {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Everybody who has signed in at the local provider since the server started. */
export interface LocalAccounts {
  /** Remembers an identity; the same address at the same provider is the same account for ever. */
  readonly remember: (provider: SignInProvider, identity: LocalIdentity) => string;
  readonly find: (accountId: string) => LocalIdentity | undefined;
}

export function createLocalAccounts(): LocalAccounts {
  const identities = new Map<string, LocalIdentity>();
  return {
    remember(provider, identity) {
      const accountId = createHash('sha256')
        .update(`${provider}:${identity.email}`)
        .digest('base64url');
      identities.set(accountId, identity);
      return accountId;
    },
    find: (accountId) => identities.get(accountId),
  };
}
