import type { FastifyInstance } from 'fastify';
import { disconnectProvider, readSignInMethods } from '#contracts/sign-in-methods.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

export function addSignInMethodRoutes(app: FastifyInstance, { accounts }: Services): void {
  serveSignedIn(app, readSignInMethods, async ({ caller: { user } }) => ({
    providers: await accounts.methods.providers(user.id),
    pendingEmail: await accounts.emails.pending(user.id),
  }));
  serveSignedIn(app, disconnectProvider, async ({ caller, params }) => {
    await accounts.methods.disconnect(caller.user.id, params.provider);
    return { success: true as const };
  });
}
