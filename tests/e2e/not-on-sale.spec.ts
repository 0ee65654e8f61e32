import type { Page } from '@playwright/test';
import { createPaymentIntent } from '#contracts/payments.ts';
import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { Checkout, recordRequests } from './checkout.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { SitePage } from './site-page.ts';
import { makeAccount } from './looks-api.ts';

const NOTE = 'We’re still building Pro, so you can’t buy it yet.';

/** Every control that would sell Pro, on whatever is open. */
function sellers(page: Page) {
  return page.getByRole('button', { name: /Upgrade to Pro|Continue to Payment|^Pay|Choose$/ });
}

test.describe('while the hour alone is on sale', () => {
  test('the page of the plans sells nothing else, and says why', async ({ page, studio }) => {
    const sent = recordRequests(page);
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/subscribe');
    const checkout = new Checkout(page);
    await expect(checkout.heading('Pro is coming')).toBeVisible();
    await expect(page).toHaveTitle('Pro is coming · Lookglass');
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not on sale yet' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Not on sale yet' })).toBeDisabled();
    const hour = page.getByRole('region', { name: /just for an hour/ });
    await expect(hour.getByRole('button')).toBeEnabled();
    await page.getByRole('radio', { name: /^Yearly Pro/ }).press('Enter');
    await expect(checkout.heading('Pro is coming')).toBeVisible();
    await expect(sellers(page)).toHaveCount(1);
    await expect(sellers(page)).toHaveText('Pay Per Hour');
    expect(sent.to(createPaymentIntent.path)).toBe(0);
  });

  for (const plan of ['monthly', 'yearly'] as const) {
    test(`an address that leads straight to paying for ${plan} leads to the plans`, async ({
      page,
    }) => {
      const sent = recordRequests(page);
      await page.goto(`/subscribe?plan=${plan}&step=payment`);
      const checkout = new Checkout(page);
      await expect(checkout.heading('Not on sale yet')).toBeVisible();
      await expect(page).toHaveURL(/\/subscribe/);
      await page.getByRole('button', { name: 'See what’s coming in Pro' }).click();
      await expect(checkout.heading('Pro is coming')).toBeVisible();
      expect(sent.to(createPaymentIntent.path)).toBe(0);
    });
  }

  test('neither the header, the menu of a phone nor the landing page offers an upgrade', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pro is coming', exact: true })).toBeVisible();
    await expect(sellers(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = new SitePage(page).dialog('Menu');
    await expect(menu.getByRole('button', { name: 'Pro is coming' })).toBeVisible();
    await expect(sellers(page)).toHaveCount(0);
    await page.goto('/landing');
    const pricing = page.getByRole('region', { name: 'The mirror is free. It stays free.' });
    await expect(pricing.getByText('Not on sale yet')).toHaveCount(2);
    await expect(pricing.getByText(NOTE)).toBeVisible();
    await expect(pricing.getByRole('link', { name: 'Upgrade to Pro' })).toHaveCount(0);
    await pricing.getByRole('link', { name: 'Pro is coming' }).click();
    await expect(new Checkout(page).heading('Pro is coming')).toBeVisible();
  });

  test('axe finds nothing on the plans, in either light and size', async ({ page }) => {
    await followSystem(page);
    await page.goto('/subscribe');
    await expect(page.getByText(NOTE)).toBeVisible();
    await expectFlawless(page, 'the plans');
    await page.goto('/subscribe?plan=yearly&step=payment');
    await expect(new Checkout(page).heading('Not on sale yet')).toBeVisible();
    await expectFlawless(page, 'a plan that is not on sale');
  });
});
