/** Attempts to pay too little, or nothing. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readOrder } from '#contracts/payments.ts';
import { cancelSubscription, resumeSubscription } from '#contracts/subscription.ts';
import { buy } from '#tests/server/support/payment-world/people.ts';
import { type Attempt, order, recheck, status } from './scene.ts';

export const ATTEMPTS_OF_PAYING: readonly Attempt[] = [
  {
    what: 'asks for a price of their own',
    attempt: async ({ mallory }) => {
      const amounts = [1, 0, -1999, 19.99, 1998, '1999', 1e21, null, [1999], { $gt: 0 }];
      for (const amount of amounts) {
        expect((await order(mallory, amount)).statusCode).toBe(400);
      }
      return status(order(mallory, 699, 'monthly'));
    },
    answer: 400,
  },
  {
    what: 'asks for a plan that is not sold',
    attempt: ({ mallory }) => status(order(mallory, 1999, 'lifetime')),
    answer: 400,
  },
  {
    what: 'pays an hour and calls it a month',
    attempt: async ({ mallory }) => {
      const orderId = randomUUID();
      expect((await order(mallory, 699, 'hourly', orderId)).statusCode).toBe(200);
      return status(order(mallory, 1999, 'monthly', orderId));
    },
    answer: 409,
  },
  {
    what: 'orders what another person has paid',
    attempt: ({ mallory, victimsOrder }) => status(order(mallory, 1999, 'monthly', victimsOrder)),
    answer: 404,
  },
  {
    what: 'reads what another person has paid',
    attempt: ({ mallory, victimsOrder }) =>
      status(mallory.visitor.call(readOrder, { params: { orderId: victimsOrder } })),
    answer: 404,
  },
  {
    what: 'pays with a secret that was used',
    attempt: async ({ world, victimsSecret }) => {
      await expect(
        world.sandbox.confirm({ clientSecret: victimsSecret, token: 'pm_card_visa' }),
      ).rejects.toMatchObject({ code: 'already_used' });
      return undefined;
    },
  },
  {
    what: 'pays with a card that is declined, and asks again',
    attempt: async ({ world, mallory }) => {
      await buy(world, mallory, {
        kind: 'monthly',
        card: 'pm_card_chargeDeclined',
        answer: 'complete',
      });
      return status(recheck(mallory));
    },
    answer: 402,
  },
  {
    what: 'pays with a card of another person, whose bank is asked',
    attempt: async ({ world, mallory }) => {
      await buy(world, mallory, {
        kind: 'yearly',
        card: 'pm_card_authenticationRequired',
        answer: 'fail',
      });
      return status(recheck(mallory));
    },
    answer: 402,
  },
  {
    what: 'leaves the bank’s question unanswered',
    attempt: async ({ world, mallory }) => {
      const reply = await order(mallory, 1999);
      const clientSecret: string = reply.json().client_secret;
      await world.sandbox.confirm({ clientSecret, token: 'pm_card_authenticationRequired' });
      return status(recheck(mallory));
    },
    answer: 402,
  },
  {
    what: 'resumes what never began',
    attempt: ({ mallory }) => status(mallory.visitor.call(resumeSubscription)),
    answer: 409,
  },
  {
    what: 'cancels what never began',
    attempt: ({ mallory }) => status(mallory.visitor.call(cancelSubscription)),
    answer: 409,
  },
];
