import type { FastifyInstance } from 'fastify';
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
import type { Services } from '#server/services/services.ts';
import { serveContract, serveSignedIn } from './serve-contract.ts';

function sent<Kept extends KeptLook>({ createdAt, ...look }: Kept) {
  return { ...look, createdAt: createdAt.toISOString() };
}

export function addMakeupLookRoutes(
  app: FastifyInstance,
  { looks, throttles }: Pick<Services, 'looks' | 'throttles'>,
): void {
  serveSignedIn(app, listLooks, async ({ caller }) =>
    (await looks.list(caller.user.id)).map((look) => sent(look)),
  );
  serveSignedIn(app, saveLook, async ({ caller, body }) =>
    sent(await looks.save(caller.user.id, body)),
  );
  serveContract(app, readLook, async ({ params, readCaller }) =>
    sent(await looks.open((await readCaller())?.user.id, params.id)),
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
    await throttles.take('likes', caller.user.id);
    return looks.like(caller.user.id, params.id);
  });
  serveSignedIn(app, unlikeLook, async ({ caller, params }) => {
    await throttles.take('likes', caller.user.id);
    return looks.unlike(caller.user.id, params.id);
  });
}
