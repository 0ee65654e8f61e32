import type { FastifyInstance } from 'fastify';
import { cancelSubscription, readSubscription } from '#contracts/subscription.ts';
import type { Services } from '#server/services/services.ts';
import { serveSignedIn } from './serve-contract.ts';

export function addSubscriptionRoutes(
  app: FastifyInstance,
  { subscriptions }: Pick<Services, 'subscriptions'>,
): void {
  serveSignedIn(app, readSubscription, async ({ caller }) => {
    const { proExpiresAt, ...plan } = await subscriptions.read(caller.user.id);
    return { ...plan, proExpiresAt: proExpiresAt?.toISOString() ?? null };
  });
  serveSignedIn(app, cancelSubscription, async ({ caller }) => {
    await subscriptions.cancel(caller.user.id);
    return { success: true as const };
  });
}
