/** A person who never paid, and their attempts. */
import { randomUUID } from 'node:crypto';
import { createPaymentIntent, updatePro } from '#contracts/payments.ts';
import { ORIGIN } from '#tests/server/support/platform.ts';
import type { Letter } from '#tests/server/support/payment-world/postman.ts';
import { newMember, type Person } from '#tests/server/support/payment-world/people.ts';
import {
  type PaymentWorld,
  startPaymentWorld,
} from '#tests/server/support/payment-world/payment-world.ts';

/** A person who never paid, a customer, and what the first knows of the second. */
export interface Scene {
  readonly world: PaymentWorld;
  readonly mallory: Person;
  readonly victim: Person;
  readonly victimsOrder: string;
  readonly victimsSecret: string;
  /** What the provider announced of the victim's payment. */
  readonly letters: readonly Letter[];
}

export interface Attempt {
  readonly what: string;
  /** Resolves with the status of the last answer, unless the attempt has checked that itself. */
  readonly attempt: (scene: Scene) => Promise<number | undefined>;
  readonly answer?: number;
}

export async function setScene(): Promise<Scene> {
  const world = await startPaymentWorld();
  const victim = await newMember(world);
  const victimsOrder = randomUUID();
  const reply = await order(victim, 1999, 'monthly', victimsOrder);
  const victimsSecret: string = reply.json().client_secret;
  await world.sandbox.confirm({ clientSecret: victimsSecret, token: 'pm_card_visa' });
  await deliverAll(world);
  const mallory = await newMember(world);
  return {
    world,
    mallory,
    victim,
    victimsOrder,
    victimsSecret,
    letters: [...world.postman.letters],
  };
}

/** Everything that the provider has to say reaches the server. */
export async function deliverAll(world: PaymentWorld): Promise<void> {
  await world.sandbox.settled();
  const { postman } = world;
  await postman.work(world.app(), postman.bag.length, () => 0);
  await world.settle();
}

export async function status(reply: Promise<{ readonly statusCode: number }>): Promise<number> {
  return (await reply).statusCode;
}

export function order(
  person: Person,
  amount: unknown,
  type = 'monthly',
  orderId: string = randomUUID(),
) {
  return person.visitor.call(createPaymentIntent, { body: { amount, type, orderId } });
}

export function recheck(person: Person, userId = person.userId, more: object = {}) {
  return person.visitor.call(updatePro, { body: { userId, isProUser: true, ...more } });
}

export interface OddRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST, as it is. */
  readonly payload?: string;
}

/** Sends what no page of ours would, with the attacker's own session. */
export function send({ world, mallory }: Scene, { url, headers, payload }: OddRequest) {
  const cookie = [...mallory.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return world.app().inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { origin: ORIGIN, 'content-type': 'application/json', cookie, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}
