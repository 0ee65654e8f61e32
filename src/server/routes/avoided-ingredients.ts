import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  agreeToAvoidedIngredients,
  changeAvoidedIngredients,
  readAvoidedIngredients,
  withdrawAvoidedIngredients,
} from '#contracts/avoided-ingredients.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { serveSignedIn } from '#server/plugins/serve-contract.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { createAvoidedIngredients } from '#server/services/avoided-ingredients/avoided-ingredients.ts';

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
  const avoided = createAvoidedIngredients({ database, now });

  serveSignedIn(app, readAvoidedIngredients, async ({ caller }) => {
    const { agreedAt, items } = await avoided.read(caller.user.id);
    return {
      userId: caller.user.id,
      agreedAt: agreedAt?.toISOString() ?? null,
      items: [...items],
    };
  });
  serveSignedIn(app, agreeToAvoidedIngredients, async ({ caller, body }) => {
    const agreedAt = await avoided.agree(ownId(caller, body));
    return { agreedAt: agreedAt.toISOString() };
  });
  serveSignedIn(app, withdrawAvoidedIngredients, async ({ caller, query }) => ({
    success,
    deleted: await avoided.withdraw(ownId(caller, query)),
  }));
  serveSignedIn(app, changeAvoidedIngredients, async ({ caller, body }) => ({
    success,
    items: [...(await avoided.change(ownId(caller, body), body.changes))],
  }));
};
