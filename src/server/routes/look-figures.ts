import { countLookUse, readLookFigures } from '#contracts/look-figures.ts';
import { createDayTeller } from '#domain/analytics/calendar.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';
import { countLookUse as count } from '#server/services/look-uses/count-look-use.ts';
import { readLookFigures as readFigures } from '#server/services/look-uses/read-look-figures.ts';

export const addRoutes: AddRoutes = (app, { database, throttles, config, now }) => {
  const { timeZone } = config.analytics;
  const dayOf = createDayTeller(timeZone);
  const today = () => dayOf(now());
  serveContract(app, countLookUse, async ({ params, body, who }) => {
    const userId = (await who.caller())?.user.id;
    await count({ database, throttles, today }, { ...body, lookId: params.id, userId });
    return { success: true as const };
  });
  serveSignedIn(app, readLookFigures, ({ query, caller }) =>
    readFigures(
      { database, timeZone, now },
      { userId: caller.user.id, days: Number(query.days), lookId: query.look },
    ),
  );
};
