import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readInsights } from '#contracts/analytics-figures.ts';
import { dayNumber, dayOf } from '#domain/analytics/calendar.ts';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';
import { customers, payments } from '#server/db/schema/payments.ts';
import { readRevenue } from '#server/services/analytics/figures/books.ts';
import { joinAs } from './support/account.ts';
import { buy, newGuest, newMember } from './support/payment-world/people.ts';
import { startPaymentWorld } from './support/payment-world/payment-world.ts';
import { usePlatform } from './support/platform.ts';

const platform = usePlatform();

const TODAY = new Date().toISOString().slice(0, 10);

function daysAgo(days: number): string {
  return dayOf(dayNumber(TODAY) - days);
}

/** A payment at noon, `days` days ago, unless another moment is named. */
async function pay(differences: Partial<typeof payments.$inferInsert> & { days?: number }) {
  const { database } = platform().connection;
  const { days = 0, ...columns } = differences;
  const customerId = `cus_${randomUUID()}`;
  await database.insert(customers).values({ id: customerId, userId: randomUUID() });
  await database.insert(payments).values({
    customerId,
    intentId: `pi_${randomUUID()}`,
    kind: 'monthly',
    status: 'succeeded',
    amountCents: PRICES_CENTS.monthly,
    currency: 'usd',
    paidAt: new Date(`${daysAgo(days)}T12:00:00Z`),
    ...columns,
  });
}

async function revenue() {
  const { visitor } = await joinAs(platform(), 'operator');
  const reply = await visitor.call(readInsights, { params: { days: '7' } });
  const { current, before } = readInsights.reply.parse(reply.json());
  return { current: current.revenue, before: before.revenue };
}

describe('the revenue', () => {
  it('is what was paid for subscriptions, their renewals and passes, on every day of the period', async () => {
    await pay({ subscriptionId: 'sub_1' });
    await pay({ subscriptionId: 'sub_1', days: 6 });
    await pay({ kind: 'hourly', amountCents: PRICES_CENTS.hourly, days: 6 });
    const [usd] = (await revenue()).current;
    expect(usd).toMatchObject({ currency: 'usd', payments: 3, cents: 1999 + 1999 + 699 });
    expect(usd?.days.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(daysAgo));
    expect(usd?.days.map(({ cents }) => cents)).toEqual([1999 + 699, 0, 0, 0, 0, 0, 1999]);
  });

  it('tells a refund with the payment that it gives back, whole or in part', async () => {
    await pay({ status: 'refunded', refundedCents: 1999, days: 2 });
    await pay({ refundedCents: 500 });
    await pay({ status: 'disputed', refundedCents: 0 });
    const [usd] = (await revenue()).current;
    expect(usd).toMatchObject({ payments: 3, cents: 3 * 1999, refundedCents: 1999 + 500 });
    expect(usd?.days.at(-3)).toMatchObject({ cents: 1999, refundedCents: 1999 });
    expect(usd?.days.at(-1)).toMatchObject({ cents: 2 * 1999, refundedCents: 500 });
  });

  it('is given for each currency separately, beside the period before', async () => {
    await pay({ currency: 'eur', amountCents: 1800 });
    await pay({ days: 7 });
    await pay({});
    const { current, before } = await revenue();
    expect(current.map(({ currency, cents }) => [currency, cents])).toEqual([
      ['eur', 1800],
      ['usd', 1999],
    ]);
    expect(before.map(({ currency, cents }) => [currency, cents])).toEqual([['usd', 1999]]);
    expect(before[0]?.days).toHaveLength(7);
  });

  it.each(['open', 'processing', 'failed'] as const)(
    'holds no payment that is %s',
    async (status) => {
      await pay({ status });
      expect((await revenue()).current).toEqual([]);
    },
  );

  it('belongs to the day in the operator’s time zone', async () => {
    await pay({ paidAt: new Date('2026-11-22T23:30:00Z') });
    const span = { first: '2026-11-22', last: '2026-11-23' };
    const centsIn = async (timeZone: string) => {
      const [usd] = await readRevenue(platform().connection.database, span, timeZone);
      return usd?.days.map(({ cents }) => cents);
    };
    expect(await centsIn('UTC')).toEqual([1999, 0]);
    expect(await centsIn('Europe/Berlin')).toEqual([0, 1999]);
  });

  it('agrees with what people paid at the provider and what they got back', async () => {
    const world = await startPaymentWorld();
    try {
      const member = await newMember(world);
      const guest = newGuest(world);
      const paying = { card: 'pm_card_visa', answer: 'complete' } as const;
      await buy(world, member, { kind: 'yearly', ...paying });
      await buy(world, guest, { kind: 'hourly', ...paying });
      await buy(world, newGuest(world), {
        ...paying,
        kind: 'hourly',
        card: 'pm_card_chargeDeclined',
      });
      await world.stripe.refunds.create({ payment_intent: guest.paid[0] ?? '' });
      await world.sandbox.settled();
      await world.postman.work(world.app(), world.postman.bag.length, () => 0);
      await world.settle();
      const span = { first: TODAY, last: TODAY };
      const [usd] = await readRevenue(world.connection.database, span, 'UTC');
      expect(usd).toMatchObject({
        payments: 2,
        cents: PRICES_CENTS.yearly + PRICES_CENTS.hourly,
        refundedCents: PRICES_CENTS.hourly,
      });
    } finally {
      await world.stop();
    }
  });
});
