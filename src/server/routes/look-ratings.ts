import type { AddRoutes } from '#server/plugins/api-routes.ts';
import type { FastifyRequest } from 'fastify';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { NEW_GUESTS } from '#contracts/limit.ts';
import { rateLook, readLookRating } from '#contracts/look-ratings.ts';
import { validate as isUuid } from 'uuid';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import { createRatings, type Rater } from '#server/services/ratings/ratings.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { sendCookies } from '#server/plugins/send-cookies.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { database, guests, looks, now, throttles }) => {
  const ratings = createRatings({ database, now });
  guests.onHandOver(ratings.handOver);

  function knownRater(caller: Caller | undefined, request: FastifyRequest): Rater | undefined {
    if (caller !== undefined) return { userId: caller.user.id };
    const guestId = guests.read(request.headers.cookie);
    return guestId === undefined ? undefined : { guestId };
  }

  /** Looks of ours, and those that the caller can open, can be rated. */
  async function requireLook(caller: Caller | undefined, lookId: string): Promise<void> {
    if (QUICK_LOOKS.some(({ id }) => id === lookId)) return;
    if (!isUuid(lookId)) throw new ApiFailure('not_found');
    await looks.open(caller?.user.id, lookId);
  }

  serveContract(app, readLookRating, async ({ params, request, readCaller }) => {
    const caller = await readCaller();
    await requireLook(caller, params.lookId);
    return ratings.read(knownRater(caller, request), params.lookId);
  });
  serveContract(app, rateLook, async ({ params, body, request, reply, readCaller }) => {
    const caller = await readCaller();
    await requireLook(caller, params.lookId);
    const known = knownRater(caller, request);
    if (known !== undefined) return ratings.rate(known, params.lookId, body.stars);
    // Whoever throws the cookie away each time could have as many votes as they like.
    await throttles.take(NEW_GUESTS, addressKey(request.ip));
    const { id: guestId, cookies } = guests.readOrMake(request.headers.cookie);
    const rating = await ratings.rate({ guestId }, params.lookId, body.stars);
    sendCookies(reply, cookies);
    return rating;
  });
};
