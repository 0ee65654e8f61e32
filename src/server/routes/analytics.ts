import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { forgetVisitor, trackEvent } from '#contracts/analytics.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { createAnalytics } from '#server/services/analytics/analytics.ts';

const DONE = { success: true as const };

export const addRoutes: AddRoutes = (app, { database, now, operatorsFigures }) => {
  const analytics = createAnalytics({ database, now });
  serveContract(app, trackEvent, async ({ body }) => {
    await analytics.track('events' in body ? body.events : [body]);
    return DONE;
  });
  serveContract(app, forgetVisitor, async ({ body }) => {
    await analytics.flush();
    await operatorsFigures.forget(body.sessionId);
    return DONE;
  });
  app.addHook('onClose', () => analytics.flush());
};
