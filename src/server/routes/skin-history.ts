import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  agreeToSkinHistory,
  deleteSkinEntries,
  deleteSkinEntry,
  keepSkinEntries,
  readSkinHistory,
  withdrawSkinHistory,
} from '#contracts/skin-history.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { createSkinHistories } from '#server/services/skin-history/skin-history.ts';

const success = true as const;

/** The caller's id, provided that the call is about that account. */
function ownId(
  { user: { id } }: Caller,
  { userId = id }: { readonly userId?: string | undefined },
) {
  if (userId !== id) throw new ApiFailure('forbidden');
  return id;
}

export const addRoutes: AddRoutes = (app, { database, now }) => {
  const histories = createSkinHistories({ database, now });

  serveSignedIn(app, readSkinHistory, async ({ caller, query }) => {
    const { agreedAt, ...page } = await histories.read(caller.user.id, query.after);
    return {
      userId: caller.user.id,
      agreedAt: agreedAt?.toISOString() ?? null,
      ...page,
      entries: [...page.entries],
    };
  });
  serveSignedIn(app, agreeToSkinHistory, async ({ caller, body }) => {
    const agreedAt = await histories.agree(ownId(caller, body));
    return { agreedAt: agreedAt.toISOString() };
  });
  serveSignedIn(app, withdrawSkinHistory, async ({ caller, query }) => ({
    success,
    deleted: await histories.withdraw(ownId(caller, query)),
  }));
  serveSignedIn(app, keepSkinEntries, async ({ caller, body }) => ({
    success,
    kept: [...(await histories.keep(ownId(caller, body), body.entries))],
  }));
  serveSignedIn(app, deleteSkinEntry, async ({ caller, params, query }) => {
    await histories.remove(ownId(caller, query), params.id);
    return { success };
  });
  serveSignedIn(app, deleteSkinEntries, async ({ caller, query }) => ({
    success,
    deleted: await histories.removeAll(ownId(caller, query)),
  }));
};
