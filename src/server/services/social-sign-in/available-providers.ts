import type { FastifyBaseLogger } from 'fastify';
import type { OAuthProvider } from 'better-auth/oauth2';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '#domain/account/account.ts';
import type { Config } from '#server/config/config.ts';
import type { SignInProviderSettings } from '#server/config/sign-in-providers.ts';
import type { ReturnMode } from './callback-address.ts';
import { localClients } from './local-provider/local-clients.ts';
import { createOpenIdProvider } from './open-id-provider.ts';

/** `local` is this server's own stand-in, for development. */
export type ProviderState = 'ready' | 'local' | 'not_set_up';

/** The providers that people can sign in with here. */
export interface AvailableProviders {
  readonly stateOf: (provider: SignInProvider) => ProviderState;
  /** The stand-ins as clients of the local provider; undefined where there is none. */
  readonly local: Readonly<Record<SignInProvider, SignInProviderSettings>> | undefined;
  /** The same, for better-auth. */
  readonly oauthProviders: OAuthProvider[];
}

/** Apple reveals an address only if it may answer with a form. */
const RETURN_MODES: Readonly<Record<SignInProvider, ReturnMode>> = {
  google: 'link',
  apple: 'form',
  microsoft: 'link',
};

/**
 * Decides which providers people can sign in with: those that the settings name and, on a server that
 * only its own machine can reach, the local provider in place of all others.
 */
export function findAvailableProviders(
  config: Pick<Config, 'origin' | 'isLocal' | 'processes' | 'signInProviders'>,
  now: () => number,
  log: FastifyBaseLogger,
): AvailableProviders {
  // The stand-in keeps sign-ins under way in memory: with several processes, the next call may come to
  // another one.
  const hasStandIn = config.isLocal && config.processes === 1;
  const local = hasStandIn ? localClients(config.origin) : undefined;
  return {
    local,
    stateOf(provider) {
      if (config.signInProviders[provider] !== undefined) return 'ready';
      return local === undefined ? 'not_set_up' : 'local';
    },
    oauthProviders: SIGN_IN_PROVIDERS.flatMap((provider) => {
      const settings = config.signInProviders[provider];
      const standIn = local?.[provider];
      const needs = { origin: config.origin, now, log };
      if (settings !== undefined) {
        const returnMode = RETURN_MODES[provider];
        return [createOpenIdProvider(provider, settings, { ...needs, returnMode })];
      }
      if (standIn === undefined) return [];
      return [createOpenIdProvider(provider, standIn, { ...needs, returnMode: 'link' })];
    }),
  };
}
