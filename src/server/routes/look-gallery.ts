import { readGallery, readLookTrends } from '#contracts/look-gallery.ts';
import { createDayTeller, spanUpTo } from '#domain/analytics/calendar.ts';
import { WEEK_DAYS } from '#domain/looks/look-uses.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';
import { readGallery as readShown } from '#server/services/look-gallery/gallery.ts';
import { readLookTrends as readTrends } from '#server/services/look-gallery/look-trends.ts';

export const addRoutes: AddRoutes = (app, { database, readAnywhere, config, now, log }) => {
  const dayOf = createDayTeller(config.analytics.timeZone);
  const weekBegan = () => spanUpTo(dayOf(now()), WEEK_DAYS).first;
  serveContract(app, readGallery, async ({ who }) => {
    const userId = (await who.caller())?.user.id;
    const since = weekBegan();
    // Not from a replica: someone who is signed in may just have liked a look, or listed one of their
    // own.
    if (userId !== undefined) return readShown(database, { userId, since }, log);
    return readAnywhere((on) => readShown(on, { userId, since }, log));
  });
  serveContract(app, readLookTrends, () => readAnywhere((on) => readTrends(on, weekBegan())));
};
