import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { receivePaymentEvent } from '#contracts/payments.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { keepJsonRaw } from '#server/plugins/bodies.ts';
import { serveContract } from '#server/plugins/serve-contract.ts';

export const addRoutes: AddRoutes = (app, { payments }) => {
  // A scope of its own: nowhere else is a body taken as raw bytes.
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
};
