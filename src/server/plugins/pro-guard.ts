import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { whoCalls } from './callers.ts';

/**
 * Refuses a call that requires what its caller does not have, before its body is read: `signed_out` where
 * signing in could help, else `pro_required`. To be added after guests are handed over, so that a
 * pass which was bought signed out counts with the very call that signs in.
 */
export function addProGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const required = request.routeOptions.config.contract?.requires;
    if (required === undefined) return;
    const { caller, rights } = whoCalls(request);
    const { features } = await rights();
    if (features.some(({ feature }) => feature === required)) return;
    throw new ApiFailure((await caller()) === undefined ? 'signed_out' : 'pro_required');
  });
}
