import type { Page } from '@playwright/test';
import { createPaymentIntent } from '#contracts/payments.ts';
import { startServer, type RunningServer } from '#tests/support/server.ts';
import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { Checkout, recordRequests } from './checkout.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { makeAccount } from './looks-api.ts';
import { SitePage } from './site-page.ts';

const NOTE = 'Pro isn’t sold here at the moment.';

/** Every control on the open page that would sell Pro. */
function sellers(page: Page) {
  return page.getByRole('button', { name: /Upgrade to Pro|Continue to Payment|^Pay|Choose$/ });
}

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ PLANS_ON_SALE: 'hourly' });
});
test.afterAll(async () => {
  await server.stop();
});

test.describe('if the operator sells only the hourly pass', () => {
  test('the page of the plans sells nothing else, and says so', async ({ page }) => {
    const sent = recordRequests(page);
    await makeAccount(page.request, server.origin, newPerson());
    await followSystem(page);
    await page.goto(`${server.origin}/subscribe`);
    const checkout = new Checkout(page);
    await expect(checkout.heading('About Pro')).toBeVisible();
    await expect(page).toHaveTitle('About Pro · Lookglass');
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not sold here' })).toBeDisabled();
    const hour = page.getByRole('region', { name: /just for an hour/ });
    await expect(hour.getByRole('button')).toBeEnabled();
    await page.getByRole('radio', { name: /^Yearly Pro/ }).press('Enter');
    await expect(checkout.heading('About Pro')).toBeVisible();
    await expect(sellers(page)).toHaveText('Pay Per Hour');
    await expectFlawless(page, 'the plans');
    expect(sent.to(createPaymentIntent.path)).toBe(0);
  });

  test('an address that leads straight to paying for a year leads to the plans', async ({
    page,
  }) => {
    const sent = recordRequests(page);
    await followSystem(page);
    await page.goto(`${server.origin}/subscribe?plan=yearly&step=payment`);
    const checkout = new Checkout(page);
    await expect(checkout.heading('Not sold here')).toBeVisible();
    await expectFlawless(page, 'a plan that is not sold');
    await page.getByRole('button', { name: 'See the plans' }).click();
    await expect(checkout.heading('About Pro')).toBeVisible();
    expect(sent.to(createPaymentIntent.path)).toBe(0);
  });

  test('neither the header nor the menu of a phone offers an upgrade', async ({ page }) => {
    await page.goto(server.origin);
    await expect(page.getByRole('button', { name: 'About Pro', exact: true })).toBeVisible();
    await expect(sellers(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.phone')).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = new SitePage(page).dialog('Menu');
    await expect(menu.getByRole('button', { name: 'About Pro' })).toBeVisible();
    await expect(sellers(page)).toHaveCount(0);
  });
});
