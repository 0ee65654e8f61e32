import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { addAwards, readProgress } from '#contracts/progress.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';

import { createProgress } from '#server/services/progress/progress.ts';

export const addRoutes: AddRoutes = (app, { database, now }) => {
  const progress = createProgress({ database, now });
  serveSignedIn(app, readProgress, async ({ caller, query }) => {
    const { awards, hasMore } = await progress.read(caller.user.id, query.after);
    return { userId: caller.user.id, awards: [...awards], hasMore };
  });
  serveSignedIn(app, addAwards, async ({ caller, body }) => {
    const { userId = caller.user.id } = body;
    if (userId !== caller.user.id) throw new ApiFailure('forbidden');
    const kept = await progress.add(caller.user.id, body.awards);
    return { success: true as const, kept: [...kept] };
  });
};
