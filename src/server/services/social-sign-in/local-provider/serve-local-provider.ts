import type { FastifyInstance } from 'fastify';
import type { AvailableProviders } from '#server/services/social-sign-in/available-providers.ts';
import { addLocalProvider } from './add-local-provider.ts';

/** Serves the local provider where there is one; elsewhere its addresses do not exist. */
export async function serveLocalProvider(
  app: FastifyInstance,
  origin: string,
  { local }: AvailableProviders,
): Promise<void> {
  if (local === undefined) return;
  await addLocalProvider(app, async () => {
    // Loaded only where it is used: it brings a web framework of its own.
    const { createLocalProvider } = await import('./local-provider.ts');
    return createLocalProvider(origin, local, Date.now);
  });
}
