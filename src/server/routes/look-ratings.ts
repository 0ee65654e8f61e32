import type { FastifyInstance, FastifyRequest } from 'fastify';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { rateLook, readLookRating } from '#contracts/look-ratings.ts';
import { validate as isUuid } from 'uuid';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import type { Rater } from '#server/services/ratings/ratings.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { sendCookies } from './send-cookies.ts';
import { serveContract } from './serve-contract.ts';

export function addLookRatingRoutes(
  app: FastifyInstance,
  {
    guests,
    looks,
    ratings,
    throttles,
  }: Pick<Services, 'guests' | 'looks' | 'ratings' | 'throttles'>,
): void {
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
    await throttles.take('ratings_by_address', addressKey(request.ip));
    const caller = await readCaller();
    await requireLook(caller, params.lookId);
    const known = knownRater(caller, request);
    if (known !== undefined) return ratings.rate(known, params.lookId, body.stars);
    // Whoever throws the cookie away each time could have as many votes as they like.
    await throttles.take('new_guests_by_address', addressKey(request.ip));
    const { id: guestId, cookies } = guests.readOrMake(request.headers.cookie);
    const rating = await ratings.rate({ guestId }, params.lookId, body.stars);
    sendCookies(reply, cookies);
    return rating;
  });
}
