import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readAccess } from '#contracts/access.ts';
import {
  type PaymentRows,
  emptyBooks,
  readPaymentRows,
  type Row,
} from './support/payment-world/payment-rows.ts';
import { history, type Step } from './support/payment-world/histories.ts';
import { buy, newGuest, newMember, type Person, play } from './support/payment-world/people.ts';
import { type PaymentWorld, startPaymentWorld } from './support/payment-world/payment-world.ts';
import { serverUrl } from './support/test-server.ts';

/** Each run uses another seed; `PAYMENT_EVENTS_SEED` repeats one. */
const SEED = Number(process.env['PAYMENT_EVENTS_SEED'] ?? Date.now() % 1_000_000_007);
/** The embedded database works on one call at a time, for one process, so fewer events meet there. */
const { EVENTS, STEPS } =
  serverUrl === undefined ? { EVENTS: 300, STEPS: 15 } : { EVENTS: 600, STEPS: 40 };
const MEMBERS = 20;
const GUESTS = 5;
const GUEST_COOKIE = 'lookglass-guest';
/** How often an announcement is delivered: one to five times, mostly few. */
const COPIES = [1, 1, 1, 2, 2, 3, 4, 5] as const;
const MOST_MONTHS = 60;
const MONTH_HOURS = 31 * 24;
const LIMIT_MS = 180_000;

let world: PaymentWorld | undefined;
afterEach(async () => {
  await world?.stop();
  world = undefined;
});

interface Chance {
  /** A whole number from 0, below `of`. */
  readonly below: (of: number) => number;
}

/** Delivers some of what the provider announced, three at a time, in any order. */
async function deliverSome(running: PaymentWorld, chance: Chance, count: number): Promise<void> {
  const { postman } = running;
  const each = Math.ceil(count / 3);
  await Promise.all(
    [each, each, each].map((letters) => postman.work(running.app(), letters, chance.below)),
  );
}

async function playHistory(
  running: PaymentWorld,
  steps: readonly Step[],
  chance: Chance,
): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < MEMBERS; index += 1) people.push(await newMember(running));
  for (let index = 0; index < GUESTS; index += 1) people.push(newGuest(running));
  for (const step of steps) {
    await play(running, people, step);
    await running.sandbox.settled();
    await deliverSome(running, chance, chance.below(24));
  }
  await running.setTrouble('none');
  // Renewals go on until there are enough announcements.
  for (let index = 0; running.postman.letters.length < EVENTS && index < MOST_MONTHS; index += 1) {
    const person = people[index % MEMBERS]!;
    await buy(running, person, { kind: 'monthly', card: 'pm_card_visa', answer: 'complete' });
    await running.pass(MONTH_HOURS);
    await running.sandbox.settled();
    await deliverSome(running, chance, chance.below(60));
  }
  for (const { visitor } of people) await visitor.call(readAccess);
  return people;
}

/** What the provider itself says was paid, by intent. */
async function paidAtProvider({ stripe, connection }: PaymentWorld): Promise<readonly string[]> {
  const { rows } = await connection.execute('select id from customers');
  const intents = await Promise.all(
    rows.map(({ id }) =>
      stripe.paymentIntents
        .list({ customer: String(id), limit: 100 })
        .autoPagingToArray({ limit: 5000 }),
    ),
  );
  return intents
    .flat()
    .filter(({ status }) => status === 'succeeded')
    .map(({ id }) => id)
    .toSorted();
}

/** Whose a right is: the account's, or the guest's who has none. */
function ownerOf({ userId, visitor }: Person): Row {
  const [guestId] = (visitor.cookies.get(GUEST_COOKIE) ?? '').split('.');
  return userId === undefined
    ? { user_id: null, guest_id: guestId }
    : { user_id: userId, guest_id: null };
}

/** An acknowledged payment gives an entitlement unless it was refunded; nothing else does. */
function expectRights(person: Person, { entitlements }: PaymentRows): void {
  for (const intent of person.paid) {
    const right = entitlements.find((row) => row['intent_id'] === intent);
    expect(right).toMatchObject(ownerOf(person));
    expect(right?.['revoked_at'] === null).toBe(!person.lost.has(intent));
  }
}

async function deliverInOrder({ postman, connection, app, settle }: PaymentWorld): Promise<void> {
  await emptyBooks(connection);
  postman.bag.push(...postman.letters);
  await postman.work(app(), postman.letters.length, () => 0);
  await settle();
}

describe('whatever the provider announces', () => {
  it(
    `ends in the same payment records, however late, often and shuffled the events come, and to which process (seed ${SEED})`,
    async () => {
      const whatever = fc.asyncProperty(history(STEPS), fc.gen(), async (steps, gen) => {
        const chance: Chance = { below: (of) => gen(fc.nat, Math.max(0, of - 1)) };
        const running = await startPaymentWorld({
          copies: () => COPIES[chance.below(COPIES.length)] ?? 1,
          servers: 2,
        });
        world = running;
        const { postman, connection } = running;
        const people = await playHistory(running, steps, chance);
        while (postman.bag.length > 0) await deliverSome(running, chance, postman.bag.length);
        await running.settle();
        const rows = await readPaymentRows(connection);

        expect(postman.letters.length).toBeGreaterThanOrEqual(EVENTS);
        // No right is missing, none is there twice.
        const rights = rows.entitlements.map((row) => row['intent_id']);
        expect(rights).toEqual(await paidAtProvider(running));
        for (const person of people) expectRights(person, rows);

        await deliverInOrder(running);
        expect(await readPaymentRows(connection)).toEqual(rows);
      });
      await fc.assert(whatever, { numRuns: 1, seed: SEED, endOnFailure: true });
    },
    LIMIT_MS,
  );
});
