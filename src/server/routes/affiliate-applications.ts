import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { CORRESPONDENCE_ANSWERS } from '#content/answers.ts';
import { applyAsAffiliate } from '#contracts/affiliate-applications.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

const TAKEN = { success: true as const, message: CORRESPONDENCE_ANSWERS.affiliateTaken };

import { createAffiliateApplications } from '#server/services/affiliate-applications/affiliate-applications.ts';

export const addRoutes: AddRoutes = (app, { database, mails, now }) => {
  const affiliateApplications = createAffiliateApplications({ database, mails, now });
  serveContract(app, applyAsAffiliate, async ({ body, who }) => {
    const { reference = '', ...application } = body;
    if (reference !== '') return TAKEN;
    const caller = await who.caller();
    await affiliateApplications.take(application, caller?.user.id);
    return TAKEN;
  });
};
