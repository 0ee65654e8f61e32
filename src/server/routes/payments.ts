import type { AddRoutes } from '#server/plugins/api-routes.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createPaymentIntent,
  noteReceiptAddress,
  ORDERS,
  readOrder,
  updatePro,
} from '#contracts/payments.ts';
import { PRICES_CENTS, type PricedPlan } from '#domain/pricing/prices.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { WhoCalls } from '#server/plugins/callers.ts';
import type { Holder } from '#server/services/access/holder.ts';
import { welcomeGuest } from '#server/plugins/guests.ts';
import { serveContract, serveSignedIn } from '#server/plugins/serve-contract.ts';

const SETTLING = 202;

function keyOf(holder: Holder): string {
  return 'userId' in holder ? holder.userId : holder.guestId;
}

export const addRoutes: AddRoutes = (app, { guests, payments, throttles }) => {
  /** The person who pays: a guest gets a cookie, so that what they paid for stays theirs. */
  async function requireHolder(
    who: WhoCalls,
    kind: PricedPlan,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Holder> {
    const known = await who.holder();
    if (kind !== 'hourly' && (await who.caller()) === undefined) throw new ApiFailure('signed_out');
    if (known !== undefined) return known;
    return { guestId: await welcomeGuest({ guests, throttles }, request, reply) };
  }

  serveContract(app, createPaymentIntent, async ({ body, request, reply, who }) => {
    const { amount, type, orderId = randomUUID() } = body;
    if (amount !== PRICES_CENTS[type]) throw new ApiFailure('wrong_amount', { field: 'amount' });
    if (!payments.plansOnSale.includes(type)) throw new ApiFailure('not_on_sale');
    if (payments.provider === undefined) throw new ApiFailure('not_set_up');
    const holder = await requireHolder(who, type, request, reply);
    await throttles.take(ORDERS, keyOf(holder));
    return payments.begin(holder, orderId, type);
  });

  serveContract(app, readOrder, async ({ params, who }) => {
    const holder = await who.holder();
    if (holder === undefined) throw new ApiFailure('not_found');
    return payments.readOrder(holder, params.orderId);
  });

  serveContract(app, noteReceiptAddress, async ({ params, body, who }) => {
    const holder = await who.holder();
    if (holder === undefined) throw new ApiFailure('not_found');
    return { isNoted: await payments.noteReceiptAddress(holder, params.orderId, body.email) };
  });

  serveSignedIn(app, updatePro, async ({ body, caller, reply }) => {
    if (body.userId !== caller.user.id) throw new ApiFailure('forbidden');
    const result = await payments.recheck(caller.user.id);
    if (result === 'not_paid') throw new ApiFailure('not_paid');
    if (result === 'settling') reply.code(SETTLING);
    return { isProUser: result === 'pro' };
  });
};
