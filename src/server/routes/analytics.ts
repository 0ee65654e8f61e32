import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { forgetVisitor, trackEvent } from '#contracts/analytics.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { createAnalytics } from '#server/services/analytics/analytics.ts';
import { createCounting } from '#server/services/analytics/counting.ts';
import { addForgetting } from '#server/services/analytics/add-forgetting.ts';

const DONE = { success: true as const };

export const addRoutes: AddRoutes = (app, needs) => {
  const { database, config, now, log } = needs;
  const { timeZone } = config.analytics;
  const counting = createCounting({ database, timeZone, now, log });
  const analytics = createAnalytics({ database, now, onStored: counting.wake });
  addForgetting(app, needs);
  serveContract(app, trackEvent, async ({ body }) => {
    await analytics.track('events' in body ? body.events : [body]);
    return DONE;
  });
  serveContract(app, forgetVisitor, async ({ body }) => {
    await analytics.forget(body.sessionId);
    return DONE;
  });
  app.addHook('onReady', async () => counting.start());
  app.addHook('onClose', async () => {
    await analytics.flush();
    await counting.stop();
  });
};
