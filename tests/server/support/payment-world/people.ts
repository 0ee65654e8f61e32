/** Who buys in a history, and what they do. */
import { randomUUID } from 'node:crypto';
import { readAccess } from '#contracts/access.ts';
import { createPaymentIntent } from '#contracts/payments.ts';
import { cancelSubscription, resumeSubscription } from '#contracts/subscription.ts';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';
import { addAccount, openSession } from '#tests/server/support/open-session.ts';
import { SECRET } from '#tests/server/support/platform.ts';
import type { Visitor } from '#tests/server/support/visitor.ts';
import type { Step } from './histories.ts';
import type { PaymentWorld } from './payment-world.ts';

/** A buyer, and the payments that were acknowledged to them. */
export interface Person {
  readonly visitor: Visitor;
  userId: string | undefined;
  /** The intents that the provider told them were paid. */
  readonly paid: string[];
  /** Those of them that were refunded in full, or that a bank took back for good or for now. */
  readonly lost: Set<string>;
}

export function newGuest(world: PaymentWorld): Person {
  return { visitor: world.visitor(), userId: undefined, paid: [], lost: new Set() };
}

/** Gives a person an account and signs them in; what they had as a guest is the account's from now. */
export async function signIn(world: PaymentWorld, person: Person): Promise<void> {
  if (person.userId === undefined) {
    person.userId = await addAccount(world.connection);
    const cookie = await openSession(world.connection, person.userId, SECRET);
    const at = cookie.indexOf('=');
    person.visitor.cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
  }
  await person.visitor.call(readAccess);
}

export async function newMember(world: PaymentWorld): Promise<Person> {
  const person = newGuest(world);
  await signIn(world, person);
  return person;
}

type Purchase = Pick<Extract<Step, { do: 'buy' }>, 'kind' | 'card' | 'answer'>;

/** Orders and pays as the page does: with the same order again if the server is away. */
export async function buy(
  world: PaymentWorld,
  person: Person,
  { kind, card, answer }: Purchase,
): Promise<void> {
  const body = { amount: PRICES_CENTS[kind], type: kind, orderId: randomUUID() };
  let reply = await person.visitor.call(createPaymentIntent, { body });
  if (reply.statusCode === 503) reply = await person.visitor.call(createPaymentIntent, { body });
  if (reply.statusCode !== 200) return;
  const { client_secret: clientSecret } = createPaymentIntent.reply.parse(reply.json());
  if (clientSecret === null) return;
  const { sandbox } = world;
  let outcome = await sandbox.confirm({ clientSecret, token: card });
  if (outcome?.status === 'requires_action') {
    outcome = await sandbox.challenge({ clientSecret, answer });
  }
  const [intent = ''] = clientSecret.split('_secret_');
  if (outcome?.status === 'succeeded' && !person.paid.includes(intent)) person.paid.push(intent);
}

/** Something that was paid and not taken back: the newest. */
function lastKept({ paid, lost }: Person): string | undefined {
  return paid.findLast((intent) => !lost.has(intent));
}

async function refund(world: PaymentWorld, person: Person, inFull: boolean): Promise<void> {
  const intent = lastKept(person);
  if (intent === undefined) return;
  await world.stripe.refunds.create({ payment_intent: intent, ...(inFull ? {} : { amount: 1 }) });
  if (inFull) person.lost.add(intent);
}

/** Plays one thing that people do. */
export async function play(
  world: PaymentWorld,
  people: readonly Person[],
  step: Step,
): Promise<void> {
  if (step.do === 'wait') return world.pass(step.hours);
  if (step.do === 'trouble') return world.setTrouble(step.trouble);
  const person = people[step.buyer % people.length]!;
  switch (step.do) {
    case 'buy':
      return buy(world, person, step);
    case 'sign-in':
      return signIn(world, person);
    case 'cancel':
      await person.visitor.call(cancelSubscription);
      return;
    case 'resume':
      await person.visitor.call(resumeSubscription);
      return;
    case 'refund':
      return refund(world, person, step.inFull);
    case 'dispute': {
      const intent = lastKept(person);
      if (intent === undefined) return;
      await world.dispute(intent, step.end);
      if (step.end !== 'won') person.lost.add(intent);
    }
  }
}
