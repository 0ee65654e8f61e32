import type { Page } from '@playwright/test';
import { readAccess } from '#contracts/access.ts';
import { readPaymentOptions } from '#contracts/payment-options.ts';
import { createPaymentIntent } from '#contracts/payments.ts';
import { confirmTestPayment } from '#contracts/payment-sandbox.ts';
import { listInvoices } from '#contracts/subscription.ts';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { Checkout, recordRequests } from './checkout.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { SitePage } from './site-page.ts';
import { makeAccount } from './looks-api.ts';
import { countMails } from './outbox.ts';

async function invoicesOf(page: Page) {
  const response = await page.request.get(listInvoices.path);
  return listInvoices.reply.parse(await response.json());
}

async function accessOf(page: Page) {
  const response = await page.request.get(readAccess.path);
  return readAccess.reply.parse(await response.json());
}

test.describe('buying Pro', () => {
  test('chooses a plan in the dialog, pays after a declined card, and comes back with Pro', async ({
    page,
    studio,
  }) => {
    const sent = recordRequests(page);
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/app');
    const site = new SitePage(page);
    await site.open('Upgrade to Pro');
    await site
      .dialog('Upgrade to Pro')
      .getByRole('button', { name: /^Monthly Pro/ })
      .click();

    const checkout = new Checkout(page);
    await expect(checkout.heading('Payment details')).toBeVisible();
    await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$19.99');
    await checkout.pay('pm_card_chargeDeclined');
    await expect(checkout.toast('Payment Failed')).toBeVisible();
    await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible();

    await checkout.pay('pm_card_visa');
    await expect(checkout.toast('Subscription Activated!')).toBeVisible();
    await checkout.expectPaid('Welcome to Pro');
    await page.reload();
    await checkout.expectPaid('Welcome to Pro');
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(page).toHaveURL(/\/app$/);
    await expect(page.getByRole('button', { name: 'Pro', exact: true })).toBeVisible();

    expect(await invoicesOf(page)).toHaveLength(1);
    expect(sent.withCardNumbers()).toEqual([]);
    expect(sent.elsewhere(studio.origin)).toEqual([]);
    await page.goto('/subscribe?plan=yearly');
    await expect(checkout.heading("You're a Pro subscriber!")).toBeVisible();
  });

  test('signs in to buy a year, confirms with the bank, and is charged once however often they click', async ({
    page,
    studio,
  }) => {
    const sent = recordRequests(page);
    const person = newPerson();
    await makeAccount(page.request, studio.origin, person);
    await page.context().clearCookies();
    await page.goto('/subscribe?plan=yearly&return=%2Fmy-activity');
    const checkout = new Checkout(page);
    await expect(page.getByRole('radio', { name: /^Yearly Pro/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(checkout.toast('Login Required')).toBeVisible();
    await page.waitForURL(/\/login/);
    const accounts = new AccountPages(page);
    await accounts.fillSignIn(person);
    await accounts.button('Sign In').click();

    await expect(checkout.heading('Payment details')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$199.99');
    await checkout.pay('pm_card_authenticationRequired');
    await expect(checkout.bank()).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(checkout.bank()).toBeVisible();
    await page.reload();
    await checkout.pay('pm_card_authenticationRequired');
    await checkout.bank().getByRole('button', { name: 'No, stop this payment' }).click();
    await expect(checkout.toast('Payment Failed')).toBeVisible();
    await checkout.payButton().dblclick();
    await checkout.bank().getByRole('button', { name: 'Yes, it’s me' }).dblclick();
    await checkout.expectPaid('Welcome to Pro');

    expect(sent.to(confirmTestPayment.path)).toBe(3);
    expect(sent.to(createPaymentIntent.path)).toBe(1);
    expect(await invoicesOf(page)).toMatchObject([{ type: 'yearly', amount: 19_999 }]);
    expect(sent.withCardNumbers()).toEqual([]);
    await page.goBack();
    await expect(checkout.payButton()).toBeHidden();
    await page.goto('/subscribe?change=payment-method&return=%2Faccount-settings');
    await checkout.fill('pm_card_mastercard');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await expect(
      page.getByText('We’ll charge renewals to Mastercard ending in 4444'),
    ).toBeVisible();
  });
});

test.describe('a guest', () => {
  test('buys an hour despite a reload and going back, and takes it along to an account', async ({
    page,
    studio,
  }) => {
    const sent = recordRequests(page);
    await page.goto('/app');
    const site = new SitePage(page);
    await site.open('Pro Artists Chat');
    await page.getByRole('button', { name: /Imara Sol/ }).click();
    await site
      .dialog('Meet Imara Sol')
      .getByRole('button', { name: /^Pay Per Hour/ })
      .click();

    const checkout = new Checkout(page);
    await expect(checkout.heading('Payment details')).toBeVisible();
    await expect(checkout.payButton()).toBeEnabled();
    await page.reload();
    await expect(checkout.payButton()).toHaveText('Pay $6.99');
    await page.getByRole('button', { name: 'Back to Plans' }).click();
    await expect(page.getByRole('radio', { name: /^Monthly Pro/ })).toBeChecked();
    await page.goBack();
    await expect(checkout.payButton()).toBeEnabled();
    expect(sent.to(createPaymentIntent.path)).toBe(1);

    await checkout.pay('pm_card_visa');
    await expect(checkout.toast('Payment Successful!')).toBeVisible();
    await checkout.expectPaid('Your hour has begun');
    await expect(page.getByText('Your receipt is on its way')).toBeVisible();
    const mails = () => countMails(studio.dataFolder, 'ada@example.com');
    await expect.poll(mails).toBeGreaterThan(0);
    const { isProUser, features } = await accessOf(page);
    expect(isProUser).toBe(false);
    expect(features.map(({ feature }) => feature)).toEqual(['pro-artists-chat']);

    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    const chat = page.getByRole('dialog', { name: 'Imara Sol' });
    await expect(chat.getByText('I’m Imara, an AI artist.')).toBeVisible();
    await chat.getByRole('textbox', { name: 'Ask Imara' }).fill('Which red lipstick suits me?');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log').getByText(/You wear Hot Pink/)).toBeVisible();

    await makeAccount(page.request, studio.origin, newPerson());
    expect((await accessOf(page)).features).toEqual(features);
    expect(await invoicesOf(page)).toMatchObject([{ type: 'hourly', amount: 699 }]);
    expect(sent.withCardNumbers()).toEqual([]);
  });

  test('is told about every mistake before anything is sent, above all about a real card', async ({
    page,
  }) => {
    const sent = recordRequests(page);
    await page.goto('/subscribe?plan=hourly');
    const checkout = new Checkout(page);
    await checkout.payButton().click();
    await expect(page.getByText('Please enter the card number.')).toBeVisible();
    await expect(checkout.field('Card number')).toBeFocused();
    await checkout.field('Card number').pressSequentially('4111111111111111');
    await expect(checkout.field('Card number')).toHaveValue('4111 1111 1111 1111');
    await checkout.field('Expiry').pressSequentially('0120');
    await expect(page.getByText(/don’t enter a real card in test mode/)).toBeVisible();
    await expect(page.getByText('This card has expired.')).toBeVisible();
    await expect(page.getByText('Please enter the 3 or 4 digits on the card.')).toBeVisible();
    await checkout.payButton().click();
    expect(sent.to(confirmTestPayment.path)).toBe(0);
  });

  test('finds nothing to press if payment is not set up', async ({ page }) => {
    await page.route(`**${readPaymentOptions.path}`, (route) =>
      route.fulfill({
        json: { provider: 'none', publishableKey: null, onSale: ['monthly', 'yearly', 'hourly'] },
      }),
    );
    await page.goto('/subscribe');
    await expect(page.getByText('This server can’t take payments yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Pay Per Hour' })).toBeDisabled();
    await page.goto('/subscribe?plan=hourly');
    await expect(new Checkout(page).heading('Payment isn’t set up')).toBeVisible();
    await page.goto('/app');
    const site = new SitePage(page);
    await site.open('Upgrade to Pro');
    const dialog = site.dialog('Upgrade to Pro');
    await expect(dialog.getByText('Payment isn’t set up on this server')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Yearly Pro/ })).toBeDisabled();
  });

  test('does not pay a second time if the answer got lost', async ({ page }) => {
    await page.goto('/subscribe?plan=hourly');
    const checkout = new Checkout(page);
    await page.route(`**${confirmTestPayment.path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await checkout.pay('pm_card_visa');
    await checkout.expectPaid('Your hour has begun');
    expect((await accessOf(page)).features).toHaveLength(1);
  });
});

test('axe finds nothing during a payment, in any theme and size', async ({ page, studio }) => {
  test.slow();
  await followSystem(page);
  const checkout = new Checkout(page);
  await makeAccount(page.request, studio.origin, newPerson());
  await page.goto('/subscribe');
  await expect(checkout.heading('Upgrade to Pro')).toBeVisible();
  await expectFlawless(page, 'the plans');

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(checkout.payButton()).toBeEnabled();
  await checkout.field('Card number').fill('4242');
  await checkout.payButton().click();
  await expect(page.getByText(/isn’t a valid card number/)).toBeVisible();
  await expectFlawless(page, 'the payment');
  await checkout.pay('pm_card_chargeDeclinedInsufficientFunds');
  await expect(checkout.toast('Payment Failed')).toBeVisible();
  await expectFlawless(page, 'a declined card');

  await checkout.pay('pm_card_authenticationRequired');
  await expect(checkout.bank()).toBeVisible();
  await expectFlawless(page, 'the bank');
  await checkout.bank().getByRole('button', { name: 'Yes, it’s me' }).click();
  await checkout.expectPaid('Welcome to Pro');
  await expectFlawless(page, 'what was paid');

  await page.goto('/subscribe?change=payment-method');
  await expect(page.getByRole('button', { name: 'Use this card' })).toBeVisible();
  await expectFlawless(page, 'another card');
  await page.goto('/subscribe');
  await expect(checkout.heading("You're a Pro subscriber!")).toBeVisible();
  await expectFlawless(page, 'what a subscriber sees');
});
