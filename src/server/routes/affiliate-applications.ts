import type { FastifyInstance } from 'fastify';
import { CORRESPONDENCE_ANSWERS } from '#content/correspondence-answers.ts';
import { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract } from './serve-contract.ts';

const TAKEN = { success: true as const, message: CORRESPONDENCE_ANSWERS.affiliateTaken };

export function addAffiliateApplicationRoutes(
  app: FastifyInstance,
  { affiliateApplications, throttles }: Pick<Services, 'affiliateApplications' | 'throttles'>,
): void {
  serveContract(app, applyAsAffiliate, async ({ body, request, readCaller }) => {
    const { reference = '', ...application } = body;
    if (reference !== '') return TAKEN;
    await throttles.take('affiliate_by_address', addressKey(request.ip));
    await throttles.take('affiliate_by_account', application.email);
    const caller = await readCaller();
    await affiliateApplications.take(application, caller?.user.id);
    return TAKEN;
  });
}
