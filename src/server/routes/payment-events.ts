import type { FastifyInstance } from 'fastify';
import { receivePaymentEvent } from '#contracts/payments.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { keepJsonRaw } from '#server/plugins/bodies.ts';
import type { Services } from '#server/services/services.ts';
import { serveContract } from './serve-contract.ts';

export function addPaymentEventRoute(
  app: FastifyInstance,
  { payments }: Pick<Services, 'payments'>,
): void {
  // A room of its own: nowhere else is a body taken as it came.
  app.register((room, _options, done) => {
    keepJsonRaw(room);
    serveContract(room, receivePaymentEvent, async ({ request }) => {
      if (payments.provider === undefined) throw new ApiFailure('not_set_up');
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(request.body)) throw new ApiFailure('wrong_signature');
      await payments.receiveEvent(
        request.body,
        typeof signature === 'string' ? signature : undefined,
      );
      return { received: true as const };
    });
    done();
  });
}
