import {
  changeChallenge,
  createChallenge,
  endChallenge,
  listOperatorChallenges,
} from '#contracts/operator-challenges.ts';
import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import { createOperatorChallenges } from '#server/services/challenges/operator-challenges.ts';
import { createSettling } from '#server/services/challenges/settle-challenges.ts';

export const addRoutes: AddRoutes = (app, { database, mails, config, audit, log, now }) => {
  const settle = createSettling({ database, mails, origin: config.origin, now });
  const challenges = createOperatorChallenges({ database, audit, log, now, settle });

  serveSignedIn(app, listOperatorChallenges, ({ query }) => challenges.list(query.before));
  serveSignedIn(app, createChallenge, ({ caller, body }) =>
    challenges.create({ ...body, actor: caller.user.id }),
  );
  serveSignedIn(app, changeChallenge, ({ caller, params, body }) =>
    challenges.change({ ...body, id: params.id, actor: caller.user.id }),
  );
  serveSignedIn(app, endChallenge, async ({ caller, params, body }) => ({
    ended: await challenges.end({ ...body, id: params.id, actor: caller.user.id }),
  }));
};
