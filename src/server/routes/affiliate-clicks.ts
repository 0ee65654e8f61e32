import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { trackAffiliateClick } from '#contracts/affiliate-clicks.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

import { createAffiliateClicks } from '#server/services/affiliate-clicks/affiliate-clicks.ts';

export const addRoutes: AddRoutes = (app, { database, now }) => {
  const affiliateClicks = createAffiliateClicks({ database, now });
  serveContract(app, trackAffiliateClick, async ({ body, who }) => {
    await affiliateClicks.take(body.artistId, (await who.caller())?.user.id);
    return { success: true as const };
  });
};
