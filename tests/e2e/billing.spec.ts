import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { Checkout } from './checkout.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { makeAccount } from './looks-api.ts';

async function send(
  request: APIRequestContext,
  origin: string,
  path: string,
  data: unknown,
): Promise<Record<string, unknown>> {
  const response = await request.post(`${origin}${path}`, { headers: { origin }, data });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** Signs up a monthly subscriber and opens their account page. */
async function openAsSubscriber(page: Page, origin: string): Promise<void> {
  const { request } = page;
  await makeAccount(request, origin, newPerson());
  const orderId = crypto.randomUUID();
  const order = { amount: PRICES_CENTS.monthly, type: 'monthly', orderId };
  const begun = await send(request, origin, '/api/create-payment-intent', order);
  await send(request, origin, '/api/payment-sandbox/confirm', {
    clientSecret: begun['client_secret'],
    token: 'pm_card_visa',
  });
  expect((await request.get(`${origin}/api/payment-orders/${orderId}`)).ok()).toBe(true);
  await page.goto('/account-settings');
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

test.describe('a subscriber', () => {
  test('cancels after being asked, and resumes', async ({ page, studio }) => {
    await followSystem(page);
    await openAsSubscriber(page, studio.origin);
    const plan = section(page, 'Subscription Management');
    await expect(plan).toContainText("You're a Pro subscriber!");
    await expect(plan).toContainText('Next billing date');
    await expect(section(page, 'Account Overview').getByRole('definition').last()).toHaveText(
      'Pro',
    );

    const cancel = plan.getByRole('button', { name: 'Cancel Subscription' });
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
    await expect(dialog).toContainText('so it stays yours until then');
    await expectFlawless(page, 'the question');
    await dialog.getByRole('button', { name: 'Keep Pro' }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();

    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    const pages = new AccountPages(page);
    await expect(pages.toast('Subscription Cancelled')).toBeVisible();
    await expect(plan).toContainText('Pro until');
    await page.reload();
    await expect(plan).toContainText("You're a Pro subscriber!");
    await expectFlawless(page, 'a cancelled plan');
    await plan.getByRole('button', { name: 'Resume Subscription' }).click();
    await expect(pages.toast('Subscription Resumed')).toBeVisible();
    await expect(plan).toContainText('Next billing date');
    await expect(cancel).toBeEnabled();
  });

  test('downloads the invoice of what was paid', async ({ page, studio }) => {
    await openAsSubscriber(page, studio.origin);
    const invoices = section(page, 'Subscription Management').getByRole('region', {
      name: 'Invoices',
    });
    await expect(invoices.getByRole('listitem')).toHaveCount(1);
    await expect(invoices).toContainText('$19.99');
    await expect(invoices).toContainText('Visa ending in 4242');
    const downloading = page.waitForEvent('download');
    await invoices.getByRole('button', { name: /^Download invoice LG-\d{4}-\d{6}$/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^LG-\d{4}-\d{6}\.pdf$/);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('changes the card, and comes back', async ({ page, studio }) => {
    await openAsSubscriber(page, studio.origin);
    await section(page, 'Subscription Management')
      .getByRole('link', { name: 'Change Payment Method' })
      .click();
    const checkout = new Checkout(page);
    await expect(checkout.heading('Change payment method')).toBeVisible();
    await checkout.fill('pm_card_mastercard');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await expect(checkout.toast('Payment Method Changed')).toBeVisible();
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL('/account-settings');
    await expect(section(page, 'Subscription Management')).toContainText('Active');
  });
});
