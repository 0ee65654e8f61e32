import type { Locator, Page } from '@playwright/test';
import { readAccess } from '#contracts/access.ts';
import { expect, test } from '#tests/support/test.ts';
import { passMonth, passTime } from '#tests/server/support/shopper.ts';
import { newPerson } from './account-pages.ts';
import { Checkout } from './checkout.ts';
import { makeAccount } from './looks-api.ts';
import { payFor } from './pay.ts';

const DAY = 24 * 60 * 60 * 1000;
const FAILED = 'Your last payment didn’t go through.';

async function accessOf(page: Page) {
  const reply = await page.request.get(readAccess.path);
  return readAccess.reply.parse(await reply.json());
}

/** Polls, because the provider's notification arrives a moment after its clock has moved. */
async function expectAccess(page: Page, expected: Record<string, unknown>): Promise<void> {
  await expect.poll(() => accessOf(page)).toMatchObject(expected);
}

/** The part of the account's page that shows the plan. */
function plan(page: Page): Locator {
  return page.getByRole('region', { name: 'Subscription Management', exact: true });
}

function invoices(page: Page): Locator {
  return plan(page).getByRole('region', { name: 'Invoices' }).getByRole('listitem');
}

test.describe('a month later', () => {
  test('a subscription has been renewed, and the account’s page says until when', async ({
    page,
    studio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/account-settings');
    await payFor(page, 'monthly');
    await page.reload();
    await expect(plan(page)).toContainText('Next billing date');
    await expect(invoices(page)).toHaveCount(1);
    const before = await plan(page).textContent();

    await passMonth(studio);
    await expect(async () => {
      await page.reload();
      await expect(invoices(page)).toHaveCount(2, { timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    await expect(plan(page)).toContainText('Next billing date');
    expect(await plan(page).textContent()).not.toBe(before);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pro', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: FAILED })).toHaveCount(0);
  });

  test('a failed card leaves three days in which to replace it', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/account-settings');
    await payFor(page, 'monthly', 'pm_card_chargeCustomerFail');
    await passMonth(studio);
    await expectAccess(page, { isProUser: true, graceUntil: expect.any(String) });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pro', exact: true })).toBeVisible();
    await page.getByRole('region', { name: FAILED }).getByRole('link').click();

    const checkout = new Checkout(page);
    await expect(checkout.heading('Change payment method')).toBeVisible();
    await checkout.fill('pm_card_visa');
    await page.getByRole('button', { name: 'Use this card' }).click();
    await expect(checkout.toast('Payment Method Changed')).toBeVisible();
    await expectAccess(page, { isProUser: true, graceUntil: null });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pro', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: FAILED })).toHaveCount(0);
    await passTime(studio, 5 * DAY);
    await expectAccess(page, { isProUser: true, graceUntil: null });
  });

  test('a card that keeps failing ends Pro after three days', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/account-settings');
    await payFor(page, 'monthly', 'pm_card_chargeCustomerFail');
    await passMonth(studio);
    await expectAccess(page, { isProUser: true, graceUntil: expect.any(String) });
    await passTime(studio, 4 * DAY);
    await expectAccess(page, { isProUser: false, features: [], graceUntil: null });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Upgrade to Pro', exact: true })).toBeVisible();
    // The days of grace end by our own clock; the subscription ends with the
    // provider's notification, a moment later.
    await expect(async () => {
      await page.goto('/account-settings');
      const upgrade = plan(page).getByRole('link', { name: 'Upgrade to Pro' });
      await expect(upgrade).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(invoices(page)).toHaveCount(1);
  });
});
