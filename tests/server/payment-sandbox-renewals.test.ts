import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { type TestSandbox, useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox();
const DAY_S = 24 * 60 * 60;

/** The id of what was not expanded. */
function idOf(reference: unknown): string {
  if (typeof reference !== 'string') throw new Error('It is no id.');
  return reference;
}

interface Subscribed {
  readonly customer: string;
  readonly id: string;
}

async function makeSubscription(
  { stripe }: TestSandbox,
  interval: 'month' | 'year' = 'month',
): Promise<Stripe.Subscription> {
  const { id: customer } = await stripe.customers.create();
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1999,
    recurring: { interval },
    product_data: { name: 'Lookglass Pro' },
  });
  return stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string {
  if (invoice === null || typeof invoice === 'string') throw new Error('It was not expanded.');
  return invoice.confirmation_secret?.client_secret ?? '';
}

async function subscribe(running: TestSandbox, token: string): Promise<Subscribed> {
  const subscription = await makeSubscription(running);
  await running.confirm({ clientSecret: secretOf(subscription), token });
  return { id: subscription.id, customer: idOf(subscription.customer) };
}

function seconds({ now }: TestSandbox): number {
  return Math.floor(now().getTime() / 1000);
}

async function advance(running: TestSandbox, to: number): Promise<void> {
  await running.stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: to });
}

async function periodEnd({ stripe }: TestSandbox, id: string): Promise<number> {
  const { items } = await stripe.subscriptions.retrieve(id);
  return items.data[0]?.current_period_end ?? 0;
}

async function typesAnnounced(running: TestSandbox): Promise<string[]> {
  await running.settled();
  return running.announced().map(({ payload }) => String(JSON.parse(payload).type));
}

async function changeCard(running: TestSandbox, { customer, id }: Subscribed, token: string) {
  const { stripe } = running;
  const setup = await stripe.setupIntents.create({ customer, usage: 'off_session' });
  const clientSecret = setup.client_secret ?? '';
  expect(await running.confirm({ clientSecret, token })).toMatchObject({ status: 'succeeded' });
  const [done] = (await stripe.setupIntents.list({ customer, limit: 1 })).data;
  const method = idOf(done?.payment_method);
  await stripe.subscriptions.update(id, { default_payment_method: method });
  return method;
}

describe('a subscription of the sandbox', () => {
  test('waits for its first payment, and runs with it', async () => {
    const running = sandbox();
    const made = await makeSubscription(running);
    expect(made.status).toBe('incomplete');
    await running.confirm({ clientSecret: secretOf(made), token: 'pm_card_mastercard' });
    const { stripe } = running;
    const active = await stripe.subscriptions.retrieve(made.id, {
      expand: ['default_payment_method', 'latest_invoice.payments'],
    });
    expect(active).toMatchObject({
      status: 'active',
      default_payment_method: { card: { brand: 'mastercard', last4: '4444' } },
      latest_invoice: {
        status: 'paid',
        billing_reason: 'subscription_create',
        amount_paid: 1999,
        payments: { data: [{ payment: { type: 'payment_intent' }, status: 'paid' }] },
      },
    });
  });

  test('that is not paid for within 23 hours is over', async () => {
    const running = sandbox();
    const { stripe } = running;
    const made = await makeSubscription(running);
    await advance(running, made.created + 23 * 60 * 60);
    expect((await stripe.subscriptions.retrieve(made.id)).status).toBe('incomplete_expired');
    await expect(
      running.confirm({ clientSecret: secretOf(made), token: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'already_used' });
  });

  test('stays unpaid when the card is refused, and runs with the next', async () => {
    const running = sandbox();
    const made = await makeSubscription(running);
    const clientSecret = secretOf(made);
    const refused = await running.confirm({ clientSecret, token: 'pm_card_chargeDeclined' });
    expect(refused.declined?.message).toBe('Your card was declined.');
    expect((await running.stripe.subscriptions.retrieve(made.id)).status).toBe('incomplete');
    await running.confirm({ clientSecret, token: 'pm_card_visa' });
    expect((await running.stripe.subscriptions.retrieve(made.id)).status).toBe('active');
  });

  test('renews month by month, each paid once', async () => {
    const running = sandbox();
    const { stripe } = running;
    const { id, customer } = await subscribe(running, 'pm_card_visa');
    const first = await periodEnd(running, id);
    await advance(running, first + 70 * DAY_S);
    const invoices = await stripe.invoices.list({ customer, expand: ['data.payments'] });
    const periods = invoices.data.map(({ lines }) => lines.data[0]?.period);
    expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(periods[1]?.end).toBe(periods[0]?.start);
    expect(periods[2]).toMatchObject({ start: first });
    const intents = await stripe.paymentIntents.list({ customer });
    expect(intents.data.every(({ status }) => status === 'succeeded')).toBe(true);
    expect(new Set(intents.data.map(({ created }) => created)).size).toBe(4);
  });

  test('announces a renewal with its invoice, its payment and its new period', async () => {
    const running = sandbox();
    const { id } = await subscribe(running, 'pm_card_visa');
    const before = (await typesAnnounced(running)).length;
    await advance(running, await periodEnd(running, id));
    expect((await typesAnnounced(running)).slice(before).toSorted()).toEqual([
      'charge.succeeded',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  test('whose renewal fails is tried a day apart, and over after three days', async () => {
    const running = sandbox();
    const { stripe } = running;
    const { id } = await subscribe(running, 'pm_card_chargeCustomerFail');
    const end = await periodEnd(running, id);
    const seen: unknown[] = [];
    for (const day of [0, 1, 2, 3]) {
      await advance(running, end + day * DAY_S + 1);
      const { status, latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
      const invoice = await stripe.invoices.retrieve(idOf(latest));
      seen.push([status, invoice.attempt_count, invoice.status]);
    }
    expect(seen).toEqual([
      ['past_due', 1, 'open'],
      ['past_due', 2, 'open'],
      ['past_due', 3, 'open'],
      ['canceled', 3, 'open'],
    ]);
    const over = await stripe.subscriptions.retrieve(id);
    expect(over.cancellation_details?.reason).toBe('payment_failed');
    expect(await typesAnnounced(running)).toContain('customer.subscription.deleted');
  });

  test('that is past due runs again when another card pays what is open', async () => {
    const running = sandbox();
    const { stripe } = running;
    const subscribed = await subscribe(running, 'pm_card_chargeCustomerFail');
    const { id } = subscribed;
    await advance(running, (await periodEnd(running, id)) + DAY_S / 2);
    const method = await changeCard(running, subscribed, 'pm_card_visa');
    const [open] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
    await stripe.invoices.pay(open?.id ?? '', { payment_method: method });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await advance(running, seconds(running) + 4 * DAY_S);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  test('that is past due is paid by the next try with the card that was changed', async () => {
    const running = sandbox();
    const subscribed = await subscribe(running, 'pm_card_chargeCustomerFail');
    const end = await periodEnd(running, subscribed.id);
    await advance(running, end + 60);
    await changeCard(running, subscribed, 'pm_card_visa');
    await advance(running, end + DAY_S + 60);
    const { status } = await running.stripe.subscriptions.retrieve(subscribed.id);
    expect(status).toBe('active');
  });

  test('that was cancelled lasts until its period ends, unless that is taken back', async () => {
    const running = sandbox();
    const { stripe } = running;
    const { id, customer } = await subscribe(running, 'pm_card_visa');
    const end = await periodEnd(running, id);
    const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: end });
    const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance(running, end + 1);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(0);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  test('goes on in the sandbox that is started after it', async () => {
    const running = sandbox();
    const { id, customer } = await subscribe(running, 'pm_card_visa');
    await advance(running, (await periodEnd(running, id)) - DAY_S);
    const before = seconds(running);
    await running.restart();
    const restarted = sandbox();
    await advance(restarted, before + 2 * DAY_S);
    const { data } = await restarted.stripe.invoices.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('money that goes back', () => {
  async function paid({ stripe }: TestSandbox, token = 'pm_card_visa') {
    return stripe.paymentIntents.create({
      amount: 699,
      currency: 'usd',
      payment_method: token,
      confirm: true,
    });
  }

  test('is never more than what came', async () => {
    const running = sandbox();
    const { stripe } = running;
    const { id } = await paid(running);
    await stripe.refunds.create({ payment_intent: id, amount: 200 });
    await expect(stripe.refunds.create({ payment_intent: id, amount: 500 })).rejects.toMatchObject({
      param: 'amount',
    });
    await stripe.refunds.create({ payment_intent: id });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge'],
    });
    expect(charge).toMatchObject({ amount_refunded: 699, refunded: true });
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
  });

  test.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
  ])('is disputed, and with %s the dispute is %s', async (words, status) => {
    const running = sandbox();
    const { stripe } = running;
    const { latest_charge: charge } = await paid(running, 'pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ charge: idOf(charge) })).data;
    expect(dispute?.status).toBe('needs_response');
    await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: words } });
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe(status);
    expect(await typesAnnounced(running)).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed']),
    );
  });
});
