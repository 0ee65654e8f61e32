import type { FastifyInstance } from 'fastify';
import type { SignInProvider } from '#domain/account/account.ts';
import type { SignInProviderSettings } from '#server/config/sign-in-providers.ts';
import { addLocalProvider } from './add-local-provider.ts';

export interface LocalProviderNeeds {
  readonly origin: string;
  /** This server as its clients; undefined where there is no local provider. */
  readonly clients: Readonly<Record<SignInProvider, SignInProviderSettings>> | undefined;
  /** Where it sends people back to. */
  readonly callbackOf: (provider: SignInProvider) => string;
}

/** Serves the local provider where there is one; elsewhere its addresses do not exist. */
export async function serveLocalProvider(
  app: FastifyInstance,
  { origin, clients, callbackOf }: LocalProviderNeeds,
): Promise<void> {
  if (clients === undefined) return;
  await addLocalProvider(app, async () => {
    // Loaded only where it is used: it brings a web framework of its own.
    const { createLocalProvider } = await import('./local-provider.ts');
    return createLocalProvider(origin, clients, Date.now, callbackOf);
  });
}
