import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { readDashboard, readInsights } from '#contracts/analytics-figures.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { operatorsFigures }) => {
  serveSignedIn(app, readDashboard, ({ params }) =>
    operatorsFigures.dashboard(Number(params.days)),
  );
  serveSignedIn(app, readInsights, ({ params }) => operatorsFigures.insights(Number(params.days)));
};
