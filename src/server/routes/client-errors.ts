import type { FastifyInstance } from 'fastify';
import { reportClientError } from '#contracts/client-errors.ts';
import type { Services } from '#server/services/services.ts';
import { addressKey } from '#server/services/throttles/address-key.ts';
import { serveContract } from './serve-contract.ts';

/** What all pages together are counted under. */
const EVERYBODY = 'everybody';

export function addClientErrorRoutes(
  app: FastifyInstance,
  { clientErrors, throttles }: Pick<Services, 'clientErrors' | 'throttles'>,
): void {
  serveContract(app, reportClientError, async ({ body, request }) => {
    await throttles.take('client_errors_by_address', addressKey(request.ip));
    await throttles.take('client_errors', EVERYBODY);
    await clientErrors.note(body);
    return { success: true as const };
  });
}
