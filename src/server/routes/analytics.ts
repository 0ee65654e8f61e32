import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { trackEvent } from '#contracts/analytics.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

import { createAnalytics } from '#server/services/analytics/analytics.ts';

export const addRoutes: AddRoutes = (app, { database, now }) => {
  const analytics = createAnalytics({ database, now });
  serveContract(app, trackEvent, async ({ body }) => {
    await analytics.track(body);
    return { success: true as const };
  });
  app.addHook('onClose', () => analytics.flush());
};
