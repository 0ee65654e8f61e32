/** Attempts to pass for the payment provider. */
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { deliver, type Letter } from '#tests/server/support/payment-world/postman.ts';
import type { PaymentWorld } from '#tests/server/support/payment-world/payment-world.ts';
import type { Attempt } from './scene.ts';

/** What the provider would announce of a payment of Mallory's, had there been one. */
function inventEvent(customer: string): string {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    status: 'succeeded',
    amount: 1999,
    customer,
  };
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { ...intent, amount_received: 1999, metadata: { kind: 'monthly' } } },
  });
}

function sign(payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)): Letter {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature };
}

async function customerOf({ connection }: PaymentWorld, userId: string | undefined) {
  const { rows } = await connection.execute('select id from customers where user_id = $1', [
    userId,
  ]);
  return String(rows[0]?.['id']);
}

export const ATTEMPTS_OF_ANNOUNCING: readonly Attempt[] = [
  {
    what: 'announces a payment without a signature',
    attempt: async ({ world, mallory }) => {
      const payload = inventEvent(await customerOf(world, mallory.userId));
      for (const signature of ['', 't=1,v1=', `t=${Math.floor(Date.now() / 1000)},v1=00`, 'v1=x']) {
        expect(await deliver(world.app(), { payload, signature })).toBe(400);
      }
      return undefined;
    },
  },
  {
    what: 'announces a payment with a secret of their own',
    attempt: async ({ world, mallory }) => {
      const payload = inventEvent(await customerOf(world, mallory.userId));
      for (const secret of ['whsec_guess', 'undefined', 'null', world.sandbox.secretKey]) {
        expect(await deliver(world.app(), sign(payload, secret))).toBe(400);
      }
      return undefined;
    },
  },
  {
    what: 'announces under the signature of something else',
    attempt: async ({ world, mallory, victim, letters }) => {
      const [theirs, own] = [
        await customerOf(world, victim.userId),
        await customerOf(world, mallory.userId),
      ];
      for (const { payload, signature } of letters) {
        const changed = `${payload.replaceAll(theirs, own)} `;
        expect(await deliver(world.app(), { payload: changed, signature })).toBe(400);
      }
      return undefined;
    },
  },
  {
    what: 'repeats what was announced of another person',
    attempt: async ({ world, letters }) => {
      for (const letter of letters) expect(await deliver(world.app(), letter)).toBe(200);
      return undefined;
    },
  },
  {
    what: 'has a payment announced that the provider knows nothing of',
    attempt: async ({ world, mallory }) => {
      // As if the secret were known: even so, the announcement is not believed, but the provider's own
      // data is read.
      const payload = inventEvent(await customerOf(world, mallory.userId));
      return deliver(world.app(), sign(payload, world.sandbox.webhookSecret));
    },
    answer: 200,
  },
];
