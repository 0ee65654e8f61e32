import {
  decideReport,
  liftRestriction,
  listReports,
  listRestrictions,
  restrictPerson,
} from '#contracts/operator-reports.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

const success = true as const;

export const addRoutes: AddRoutes = (app, { reportDesk, restrictions }) => {
  serveSignedIn(app, listReports, ({ caller, query }) =>
    reportDesk.list(caller.user.id, query.state, query.before),
  );
  serveSignedIn(app, decideReport, async ({ caller, params, body }) => {
    await reportDesk.decide({ ...body, actor: caller.user.id, caseId: params.id });
    return { success };
  });
  serveSignedIn(app, restrictPerson, async ({ caller, body }) => {
    const until = body.until === null ? null : new Date(body.until);
    await restrictions.restrict({ ...body, until, actor: caller.user.id });
    return { success };
  });
  serveSignedIn(app, liftRestriction, async ({ caller, params, body }) => {
    await restrictions.lift(caller.user.id, body.actionId, params.id, body.reason);
    return { success };
  });
  serveSignedIn(app, listRestrictions, ({ caller, query }) =>
    restrictions.list(caller.user.id, query.before),
  );
};
