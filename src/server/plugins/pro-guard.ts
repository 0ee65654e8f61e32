import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { holderOf } from '#server/services/access/holder.ts';
import type { Services } from '#server/services/create-services.ts';
import { readCaller } from './callers.ts';

/**
 * Refuses whoever does not have what a call requires, before its body is read: `signed_out` where
 * signing in could help, else `pro_required`. To be added after guests are handed over, so that a
 * pass which was bought signed out counts with the very call that signs in.
 */
export function addProGuard(
  app: FastifyInstance,
  { access, guests }: Pick<Services, 'access' | 'guests'>,
): void {
  app.addHook('onRequest', async (request) => {
    const feature = request.routeOptions.config.contract?.requires;
    if (feature === undefined) return;
    const caller = await readCaller(request);
    const holder = holderOf(caller, request.headers, guests);
    if (holder !== undefined && (await access.has(holder, feature))) return;
    throw new ApiFailure(caller === undefined ? 'signed_out' : 'pro_required');
  });
}
