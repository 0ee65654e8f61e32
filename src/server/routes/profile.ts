import type { FastifyInstance } from 'fastify';
import { updateProfile } from '#contracts/profile.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

export function addProfileRoutes(app: FastifyInstance, { accounts, throttles }: Services): void {
  serveSignedIn(app, updateProfile, async ({ body, caller }) => {
    await throttles.take('profile', caller.user.id);
    return accounts.changeProfile(caller, body);
  });
}
