import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  decideAffiliateApplication,
  forgetPageError,
  listAffiliateApplications,
  listNewsletterSubscribers,
  listPageErrors,
} from '#contracts/operator-correspondence.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { createCorrespondence } from '#server/services/correspondence/correspondence.ts';

export const addRoutes: AddRoutes = (app, { database, audit }) => {
  const correspondence = createCorrespondence({ database, audit });

  serveSignedIn(app, listAffiliateApplications, async ({ caller, query }) => {
    const { applications, hasMore } = await correspondence.readApplications(
      caller.user.id,
      query.state,
      query.before,
    );
    return {
      hasMore,
      applications: applications.map(({ userId, createdAt, ...application }) => ({
        ...application,
        customerId: userId,
        createdAt: createdAt.toISOString(),
      })),
    };
  });
  serveSignedIn(app, decideAffiliateApplication, async ({ caller, params, body }) => {
    await correspondence.decideApplication(caller.user.id, params.id, body.state);
    return { success: true as const };
  });
  serveSignedIn(app, listNewsletterSubscribers, ({ caller, query }) =>
    correspondence.readSubscribers(caller.user.id, query.before),
  );
  serveSignedIn(app, listPageErrors, async () => {
    const errors = await correspondence.readPageErrors();
    return {
      errors: errors.map(({ firstAt, lastAt, ...error }) => ({
        ...error,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
    };
  });
  serveSignedIn(app, forgetPageError, async ({ body }) => {
    await correspondence.forgetPageError(body.fingerprint);
    return { success: true as const };
  });
};
