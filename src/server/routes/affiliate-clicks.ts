import type { FastifyInstance } from 'fastify';
import { trackAffiliateClick } from '#contracts/affiliate-clicks.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract } from './serve-contract.ts';

export function addAffiliateClickRoutes(
  app: FastifyInstance,
  { affiliateClicks, throttles }: Pick<Services, 'affiliateClicks' | 'throttles'>,
): void {
  serveContract(app, trackAffiliateClick, async ({ body, request, readCaller }) => {
    await throttles.take('affiliate_clicks_by_address', addressKey(request.ip));
    await affiliateClicks.take(body.artistId, (await readCaller())?.user.id);
    return { success: true as const };
  });
}
