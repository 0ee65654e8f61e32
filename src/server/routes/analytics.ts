import type { FastifyInstance } from 'fastify';
import { trackEvent } from '#contracts/analytics.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract } from './serve-contract.ts';

export function addAnalyticsRoutes(
  app: FastifyInstance,
  { analytics, throttles }: Pick<Services, 'analytics' | 'throttles'>,
): void {
  serveContract(app, trackEvent, async ({ body, request }) => {
    await throttles.take('events_by_address', addressKey(request.ip));
    await analytics.track(body);
    return { success: true as const };
  });
  app.addHook('onClose', () => analytics.flush());
}
