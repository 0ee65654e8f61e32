import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import { createPaymentIntent } from '#contracts/payments.ts';
import { priceAtProvider } from '#server/services/payments/prices-at-provider.ts';
import { endOlderUnpaid } from '#server/services/payments/end-subscriptions.ts';
import { order, recheck } from './support/forgeries/scene.ts';
import { addAccount, openSession } from './support/open-session.ts';
import { readPaymentRows } from './support/payment-world/payment-rows.ts';
import { buy, newGuest, newMember, type Person } from './support/payment-world/people.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payment-world/payment-world.ts';
import { deliver } from './support/payment-world/postman.ts';
import { SECRET } from './support/platform.ts';

const TIMES = 20;

let world: PaymentWorld;
beforeAll(async () => {
  world = await startPaymentWorld();
});
afterAll(() => world.stop());

function atOnce<Result>(act: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: TIMES }, (_, index) => act(index)));
}

async function orderAtOnce(person: Person, orderIdOf: (index: number) => string) {
  const replies = await atOnce((index) => order(person, 1999, 'monthly', orderIdOf(index)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  return replies.map((reply) => createPaymentIntent.reply.parse(reply.json()));
}

async function customersOf({ userId }: Person): Promise<readonly string[]> {
  const { rows } = await world.connection.execute('select id from customers where user_id = $1', [
    userId,
  ]);
  return rows.map(({ id }) => String(id));
}

async function intentsOf(person: Person) {
  const [customer = ''] = await customersOf(person);
  return world.stripe.paymentIntents.list({ customer }).autoPagingToArray({ limit: 100 });
}

/** A person's entitlements as stored. */
async function rightsOf(person: Person) {
  const { entitlements } = await readPaymentRows(world.connection);
  return entitlements.filter((row) => row['user_id'] === person.userId);
}

async function pay(clientSecret: string | null | undefined) {
  const confirmation = { clientSecret: String(clientSecret), token: 'pm_card_visa' };
  return world.sandbox.confirm(confirmation).then(
    ({ status }) => status,
    () => 'refused',
  );
}

describe('twenty calls at the same time', () => {
  it('for one order are one order and one payment', async () => {
    const member = await newMember(world);
    const orderId = randomUUID();
    const orders = await orderAtOnce(member, () => orderId);
    expect(new Set(orders.map(({ client_secret }) => client_secret)).size).toBe(1);
    expect(orders[0]?.orderId).toBe(orderId);
    expect(await customersOf(member)).toHaveLength(1);
    expect(await intentsOf(member)).toHaveLength(1);
  });

  it('for different orders of one person are one that can be paid', async () => {
    const member = await newMember(world);
    const orders = await orderAtOnce(member, () => randomUUID());
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(new Set(orders.map(({ client_secret }) => client_secret)).size).toBe(1);
    expect(await customersOf(member)).toHaveLength(1);
    expect(await intentsOf(member)).toHaveLength(1);
  });

  it('for both subscriptions never leave two that can be paid', async () => {
    const member = await newMember(world);
    const replies = await atOnce((index) =>
      index % 2 === 0 ? order(member, 1999, 'monthly') : order(member, 19_999, 'yearly'),
    );
    const secrets = new Set(replies.map((reply): string => reply.json().client_secret));
    const paid = await Promise.all([...secrets].map(pay));
    expect(paid.filter((status) => status === 'succeeded').length).toBeLessThan(2);
    // If each window ended what the other had begun, the next order can be paid.
    await world.settle();
    const again = await order(member, 1999, 'monthly');
    expect([200, 409]).toContain(again.statusCode);
  });

  it('to pay one order charge it once', async () => {
    const member = await newMember(world);
    const { client_secret: secret } = (await order(member, 1999)).json();
    const outcomes = await atOnce(() => pay(secret));
    expect(outcomes.filter((status) => status === 'succeeded')).toHaveLength(1);
    const [intent] = await intentsOf(member);
    const charges = await world.stripe.charges.list({ payment_intent: String(intent?.id) });
    expect(charges.data.map(({ amount, paid }) => [amount, paid])).toEqual([[1999, true]]);
  });

  it('with announcements and with questions about one payment give one right', async () => {
    const member = await newMember(world);
    await buy(world, member, { kind: 'monthly', card: 'pm_card_visa', answer: 'complete' });
    await world.sandbox.settled();
    const letters = world.postman.bag.splice(0);
    const answers = await atOnce(async (index) => {
      const letter = letters[index % letters.length]!;
      const [told, asked] = await Promise.all([deliver(world.app(), letter), recheck(member)]);
      return [told, asked.statusCode];
    });
    expect(answers).toEqual(answers.map(() => [200, 200]));
    await world.settle();
    expect(await rightsOf(member)).toHaveLength(1);
  });

  it('of a guest who signs in while they pay leave the right with the account', async () => {
    const guest = newGuest(world);
    await buy(world, guest, { kind: 'hourly', card: 'pm_card_visa', answer: 'complete' });
    await world.sandbox.settled();
    const letters = world.postman.bag.splice(0);
    guest.userId = await addAccount(world.connection);
    const cookie = await openSession(world.connection, guest.userId, SECRET);
    const at = cookie.indexOf('=');
    guest.visitor.cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
    await atOnce((index) =>
      Promise.all([
        deliver(world.app(), letters[index % letters.length]!),
        guest.visitor.call(readAccess),
      ]),
    );
    await world.settle();
    expect(await rightsOf(guest)).toMatchObject([{ user_id: guest.userId, guest_id: null }]);
    const { features } = (await guest.visitor.call(readAccess)).json();
    expect(features).toMatchObject([{ feature: 'pro-artists-chat', source: 'pass' }]);
  });
});

describe('a guest who has signed in', () => {
  it('cannot bring the same pass to a second account with a copy of the old cookie', async () => {
    const guest = newGuest(world);
    await buy(world, guest, { kind: 'hourly', card: 'pm_card_visa', answer: 'complete' });
    await world.sandbox.settled();
    await world.postman.work(world.app(), world.postman.bag.length, () => 0);
    await world.settle();
    const copy = new Map(guest.visitor.cookies);
    const first = await newMember(world);
    for (const person of [first, await newMember(world), newGuest(world)]) {
      for (const [name, value] of copy) person.visitor.cookies.set(name, value);
      const { features } = (await person.visitor.call(readAccess)).json();
      expect(features).toHaveLength(person === first ? 1 : 0);
      const again = await order(person, 699, 'hourly');
      expect(again.statusCode).toBe(200);
    }
  });
});

describe('two subscriptions that were begun within one second', () => {
  it('are one that can be paid', async () => {
    const { id: customer } = await world.stripe.customers.create();
    const price = await priceAtProvider(world.stripe, 'monthly');
    const begun = await Promise.all(
      [1, 2].map(() =>
        world.stripe.subscriptions.create({
          customer,
          items: [{ price }],
          payment_behavior: 'default_incomplete',
        }),
      ),
    );
    await endOlderUnpaid(world.stripe, [customer]);
    const states = await Promise.all(
      begun.map(async ({ id }) => (await world.stripe.subscriptions.retrieve(id)).status),
    );
    expect(states.toSorted()).toEqual(['incomplete', 'incomplete_expired']);
  });
});
