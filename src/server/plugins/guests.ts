import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NEW_GUESTS } from '#contracts/limit.ts';
import type { Guests } from '#server/services/guests/guests.ts';
import { isApiCall } from './api-calls.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import type { Throttles } from '#server/services/throttles/throttles.ts';
import { readCaller } from './callers.ts';
import { sendCookies } from './send-cookies.ts';

/**
 * Hands a guest's data to the account, however the person signed in, on the first call that carries both.
 * If that fails, the call goes on without it, and the next one tries again.
 */
export function addGuests(app: FastifyInstance, guests: Guests): void {
  app.addHook('onRequest', async (request, reply) => {
    const guestId = guests.read(request.headers.cookie);
    if (guestId === undefined || !isApiCall(request)) return;
    try {
      const caller = await readCaller(request);
      if (caller === undefined) return;
      reply.header('set-cookie', await guests.handOver(guestId, caller.user.id));
    } catch (error) {
      request.log.warn({ err: error }, 'what a guest left could not be handed over');
    }
  });
}

/**
 * Gives a guest's number, in a cookie, to a caller who is not known yet. Each address gets only so many
 * an hour: otherwise anyone who deletes the cookie each time could act as often as they like. Throws if
 * there were too many.
 */
export async function welcomeGuest(
  { guests, throttles }: { readonly guests: Guests; readonly throttles: Throttles },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  await throttles.take(NEW_GUESTS, addressKey(request.ip));
  const { id, cookies } = guests.readOrMake(request.headers.cookie);
  sendCookies(reply, cookies);
  return id;
}
