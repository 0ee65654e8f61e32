import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { addAwards, readProgress } from '#contracts/progress.ts';
import { standingOf } from '#domain/gamification/standing.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

import { createProgress } from '#server/services/progress/progress.ts';

export const addRoutes: AddRoutes = (app, { database, now }) => {
  const progress = createProgress({ database, now });
  serveSignedIn(app, readProgress, async ({ caller }) => {
    const awards = await progress.read(caller.user.id);
    return { userId: caller.user.id, xp: standingOf(awards).xp, awards: [...awards] };
  });
  serveSignedIn(app, addAwards, async ({ caller, body }) => {
    const { userId = caller.user.id } = body;
    if (userId !== caller.user.id) throw new ApiFailure('forbidden');
    const kept = await progress.add(caller.user.id, body.awards);
    return { success: true as const, kept: [...kept] };
  });
};
