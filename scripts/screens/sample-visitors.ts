/** Who looks at the pages that are photographed, made anew for each run. */

import type { Browser, BrowserContext } from '@playwright/test';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { confirmTestPayment } from '#contracts/payment-sandbox.ts';
import { createPaymentIntent } from '#contracts/payments.ts';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';
import { makeOperator } from '#tests/e2e/looks-api.ts';
import type { RunningServer } from '#tests/support/server.ts';

/** Nobody in particular, somebody with a few looks, one of them who pays, and one who runs the service. */
export type SampleVisitor = 'guest' | 'member' | 'subscriber' | 'operator';

interface SamplePerson {
  readonly fullName: string;
  readonly email: string;
}

const MEMBER: SamplePerson = { fullName: 'Ada Moreau', email: 'ada.moreau@example.com' };
export const SUBSCRIBER: SamplePerson = { fullName: 'Bea Laurent', email: 'bea@example.com' };
const OPERATOR: SamplePerson = { fullName: 'Olive Brandt', email: 'olive@example.com' };

const LOOK_NAMES = [
  'Evening at the opera',
  'Morning light',
  'Berry and bone',
  'Soft focus',
] as const;

type Send = (path: string, body: unknown) => Promise<unknown>;

function senderOf({ request }: BrowserContext, origin: string): Send {
  return async (path, data) => {
    const response = await request.post(`${origin}${path}`, { headers: { origin }, data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}.`);
    const reply: unknown = await response.json();
    return reply;
  };
}

async function signUp(send: Send, person: SamplePerson): Promise<void> {
  const password = 'Difference-Engine-1843';
  await send('/api/auth/signup', { ...person, password, confirmPassword: password });
}

async function keepLooks(send: Send): Promise<void> {
  for (const [at, { look }] of QUICK_LOOKS.entries()) {
    const name = LOOK_NAMES[at % LOOK_NAMES.length];
    const id = crypto.randomUUID();
    await send('/api/makeup-looks', { id, name, isPublic: at % 2 === 1, look });
  }
}

async function payForAMonth(send: Send): Promise<void> {
  const orderId = crypto.randomUUID();
  const amount = PRICES_CENTS.monthly;
  const order = createPaymentIntent.reply.parse(
    await send(createPaymentIntent.path, { amount, type: 'monthly', orderId }),
  );
  const clientSecret = order.client_secret;
  await send(confirmTestPayment.path, { clientSecret, token: 'pm_card_visa' });
}

/** The cookies of each visitor, with which a page is theirs. */
export type SampleCookies = Readonly<
  Record<SampleVisitor, Awaited<ReturnType<BrowserContext['cookies']>>>
>;

/** Makes all of them on a server that has just been started. */
export async function makeSampleVisitors(
  browser: Browser,
  { origin, dataFolder }: RunningServer,
): Promise<SampleCookies> {
  const make = async (person: SamplePerson, live: (send: Send) => Promise<void>) => {
    const context = await browser.newContext();
    const send = senderOf(context, origin);
    await signUp(send, person);
    await live(send);
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  return {
    guest: [],
    member: await make(MEMBER, keepLooks),
    subscriber: await make(SUBSCRIBER, async (send) => {
      await keepLooks(send);
      await payForAMonth(send);
    }),
    operator: await make(OPERATOR, () => makeOperator(dataFolder, OPERATOR.email)),
  };
}
