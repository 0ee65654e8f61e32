import { beforeEach, describe, expect, it } from 'vitest';
import { cancelSubscription, listInvoices, resumeSubscription } from '#contracts/subscription.ts';
import { payments } from '#server/db/schema/payments.ts';
import { eventually } from './support/eventually.ts';
import { joinAs, type Member } from './support/account.ts';
import { linksIn, mailsTo, mailTo } from './support/outbox.ts';
import { usePlatform } from './support/platform.ts';
import { buy, passMonth, providerOf } from './support/shopper.ts';

const platform = usePlatform();
let zoe: Member;
beforeEach(async () => {
  zoe = await joinAs(platform());
});

const THANKS = 'Thank you: we received your payment for Lookglass Pro';

async function subjectsTo({ email }: Member): Promise<readonly (string | undefined)[]> {
  const mails = await mailsTo(platform(), email);
  return mails.map(({ subject }) => subject);
}

describe('after a payment', () => {
  it('its buyer is thanked, with the number of the invoice', async () => {
    await buy(zoe.visitor, 'yearly');
    const mail = await mailTo(platform(), zoe.email, THANKS);
    expect(mail.text).toContain('Hi Zoe,');
    expect(mail.text).toContain(
      '$199.99 for Lookglass Pro, one year, paid with Visa ending in 4242',
    );
    expect(mail.text).toMatch(/Your invoice is LG-\d{4}-000001\./);
    expect(mail.text).toContain('Test mode: this was made with a test card');
    expect(linksIn(mail, '/account-settings')).toHaveLength(1);
    expect((await zoe.visitor.call(listInvoices)).json()).toMatchObject([
      { number: expect.stringMatching(/^LG-\d{4}-000001$/), type: 'yearly', amount: 19_999 },
    ]);
  });

  it('they are thanked once, however often it is announced', async () => {
    await buy(zoe.visitor, 'monthly');
    await mailTo(platform(), zoe.email, THANKS);
    const stripe = await providerOf(platform());
    const { data: customers } = await stripe.customers.list();
    for (const name of ['one', 'other']) {
      await stripe.customers.update(customers[0]!.id, { metadata: { name } });
    }
    await zoe.visitor.call(cancelSubscription);
    await mailTo(platform(), zoe.email, 'Your Lookglass Pro subscription is canceled');
    const subjects = await subjectsTo(zoe);
    expect(subjects.filter((subject) => subject === THANKS)).toHaveLength(1);
  });

  it('for a pass the mail says until when it is valid', async () => {
    await buy(zoe.visitor, 'hourly');
    const mail = await mailTo(platform(), zoe.email, 'Thank you: your hour of Pro Artists Chat');
    expect(mail.text).toContain('$6.99 for Pro Artists Chat, one hour');
    expect(mail.text).toMatch(/until \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/);
  });

  it('a guest who gave no address finds the invoice after signing in', async () => {
    const guest = platform().visitor();
    expect(await buy(guest, 'hourly')).toBe('succeeded');
    for (const [name, value] of zoe.visitor.cookies) guest.cookies.set(name, value);
    await eventually(async () => {
      expect((await guest.call(listInvoices)).json()).toMatchObject([{ type: 'hourly' }]);
    });
  });

  it('that was declined nobody is thanked, and nothing gets a number', async () => {
    expect(await buy(zoe.visitor, 'monthly', 'pm_card_chargeDeclined')).not.toBe('succeeded');
    expect((await zoe.visitor.call(listInvoices)).json()).toEqual([]);
    expect(await subjectsTo(zoe)).not.toContain(THANKS);
  });
});

describe('of a subscription its owner hears', () => {
  it('that a renewal failed, and how long Pro goes on', async () => {
    await buy(zoe.visitor, 'monthly', 'pm_card_chargeCustomerFail');
    await passMonth(platform());
    const mail = await mailTo(
      platform(),
      zoe.email,
      'Your payment for Lookglass Pro didn’t go through',
    );
    expect(mail.text).toMatch(/Pro continues until \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/);
    const [link] = linksIn(mail, '/subscribe');
    expect(link?.search).toBe('?change=payment-method&return=/account-settings');
  });

  it('that it was cancelled, that it goes on, and that it ended', async () => {
    await buy(zoe.visitor, 'monthly');
    await zoe.visitor.call(cancelSubscription);
    await mailTo(platform(), zoe.email, 'Your Lookglass Pro subscription is canceled');
    await zoe.visitor.call(resumeSubscription);
    await mailTo(platform(), zoe.email, 'Your Lookglass Pro subscription continues');
    await zoe.visitor.call(cancelSubscription);
    await passMonth(platform());
    const last = await mailTo(platform(), zoe.email, 'Your Lookglass Pro subscription has ended');
    expect(last.text).toContain('you won’t be charged again');
  });

  it('that it was renewed, with an invoice of its own', async () => {
    await buy(zoe.visitor, 'monthly');
    await passMonth(platform());
    await eventually(async () => {
      const subjects = await subjectsTo(zoe);
      expect(subjects.filter((subject) => subject === THANKS)).toHaveLength(2);
    });
    const numbers = listInvoices.reply
      .parse((await zoe.visitor.call(listInvoices)).json())
      .map(({ number }) => number.slice(-6));
    expect(numbers).toHaveLength(2);
  });
});

it('after a refund the mail says how much went back, of each once', async () => {
  await buy(zoe.visitor, 'monthly');
  const stripe = await providerOf(platform());
  const [payment] = await platform().connection.database.select().from(payments);
  await stripe.refunds.create({ payment_intent: payment!.intentId, amount: 500 });
  const first = await mailTo(platform(), zoe.email, 'We’ve sent your money back');
  expect(first.text).toContain('We refunded $5.00 of what you paid for Lookglass Pro, one month');
  await stripe.refunds.create({ payment_intent: payment!.intentId });
  await eventually(async () => {
    const mails = await mailsTo(platform(), zoe.email);
    expect(mails.some(({ text }) => text?.includes('$14.99') ?? false)).toBe(true);
  });
  expect((await zoe.visitor.call(listInvoices)).json()).toMatchObject([
    { status: 'refunded', amount: 1999, refunded: 1999 },
  ]);
});
