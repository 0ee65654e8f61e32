import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { readActivity, reportCapture } from '#contracts/activity.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { activities }) => {
  serveSignedIn(app, readActivity, async ({ caller }) => {
    const { entries, totals } = await activities.read(caller.user.id);
    return {
      entries: entries.map(({ happenedAt, ...entry }) => ({
        ...entry,
        happenedAt: happenedAt.toISOString(),
      })),
      totals,
    };
  });
  serveSignedIn(app, reportCapture, async ({ caller, body }) => {
    await activities.addCapture(caller.user.id, body.id);
    return { success: true as const };
  });
};
