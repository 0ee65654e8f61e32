import type { AddRoutes } from '#server/plugins/api-routes.ts';
import {
  deleteLook,
  likeLook,
  listLooks,
  readLook,
  restoreLook,
  saveLook,
  unlikeLook,
  updateLook,
} from '#contracts/makeup-looks.ts';
import type { KeptLook } from '#server/services/looks/stored-look.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

function sent<Kept extends KeptLook>({ createdAt, ...look }: Kept) {
  return { ...look, createdAt: createdAt.toISOString() };
}

export const addRoutes: AddRoutes = (app, { looks }) => {
  serveSignedIn(app, listLooks, async ({ caller }) =>
    (await looks.list(caller.user.id)).map((look) => sent(look)),
  );
  serveSignedIn(app, saveLook, async ({ caller, body }) =>
    sent(await looks.save(caller.user.id, body)),
  );
  serveContract(app, readLook, async ({ params, who }) =>
    sent(await looks.open((await who.caller())?.user.id, params.id)),
  );
  serveSignedIn(app, updateLook, async ({ caller, params, body }) =>
    sent(await looks.update(caller.user.id, params.id, body)),
  );
  serveSignedIn(app, deleteLook, async ({ caller, params }) => {
    await looks.remove(caller.user.id, params.id);
    return { success: true as const };
  });
  serveSignedIn(app, restoreLook, async ({ caller, params }) =>
    sent(await looks.restore(caller.user.id, params.id)),
  );
  serveSignedIn(app, likeLook, async ({ caller, params }) => {
    return looks.like(caller.user.id, params.id);
  });
  serveSignedIn(app, unlikeLook, async ({ caller, params }) => {
    return looks.unlike(caller.user.id, params.id);
  });
};
