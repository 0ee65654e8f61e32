import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { rateLook, readLookRating } from '#contracts/look-ratings.ts';
import { validate as isUuid } from 'uuid';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { createRatings } from '#server/services/ratings/ratings.ts';
import { welcomeGuest } from '#server/plugins/guests.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { database, guests, looks, now, throttles }) => {
  const ratings = createRatings({ database, now });
  guests.onHandOver(ratings.handOver);

  /** Our own looks, and those that the caller can open, can be rated. */
  async function requireLook(caller: Caller | undefined, lookId: string): Promise<void> {
    if (QUICK_LOOKS.some(({ id }) => id === lookId)) return;
    if (!isUuid(lookId)) throw new ApiFailure('not_found');
    await looks.open(caller?.user.id, lookId);
  }

  serveContract(app, readLookRating, async ({ params, who }) => {
    await requireLook(await who.caller(), params.lookId);
    return ratings.read(await who.holder(), params.lookId);
  });
  serveContract(app, rateLook, async ({ params, body, request, reply, who }) => {
    await requireLook(await who.caller(), params.lookId);
    const known = await who.holder();
    if (known !== undefined) return ratings.rate(known, params.lookId, body.stars);
    const guestId = await welcomeGuest({ guests, throttles }, request, reply);
    return ratings.rate({ guestId }, params.lookId, body.stars);
  });
};
