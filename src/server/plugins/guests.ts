import type { FastifyInstance } from 'fastify';
import type { Guests } from '#server/services/guests/guests.ts';
import { isApiCall } from './api-calls.ts';
import { readCaller } from './callers.ts';

/**
 * Hands what a guest left here to the account with the first call that knows both, however they
 * signed in. A call goes on without it where that fails: the next one tries again.
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
