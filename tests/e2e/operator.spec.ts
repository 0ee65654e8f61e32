import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { PRICES_CENTS } from '#domain/pricing/prices.ts';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson, type Person } from './account-pages.ts';
import { findingsOf } from './axe.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { makeAccount, makeOperator, saveQuickLook } from './looks-api.ts';
import { SitePage } from './site-page.ts';

const REASON = 'It never found her face';

/** Buys an hour of the artists, as a customer's page does. */
async function buyPass(request: APIRequestContext, origin: string): Promise<void> {
  const send = async (path: string, data: unknown) => {
    const response = await request.post(`${origin}${path}`, { headers: { origin }, data });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  const orderId = crypto.randomUUID();
  const order = await send('/api/create-payment-intent', {
    amount: PRICES_CENTS.hourly,
    type: 'hourly',
    orderId,
  });
  const paid = { clientSecret: order.client_secret, token: 'pm_card_visa' };
  await send('/api/payment-sandbox/confirm', paid);
  const bought = await request.get(`${origin}/api/payment-orders/${orderId}`);
  expect((await bought.json()).status).toBe('succeeded');
}

/** How many features a customer may use now. */
async function featuresOf(request: APIRequestContext, origin: string): Promise<number> {
  const reply = await request.get(`${origin}/api/access`);
  return (await reply.json()).features.length;
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function find(page: Page, customer: Person): Promise<void> {
  await page.goto('/operator');
  await page.getByLabel('Find a customer').fill(customer.email);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: customer.email }).click();
  await expect(page.getByRole('heading', { name: customer.name, level: 2 })).toBeFocused();
}

/** Expects what a person with Pro but no subscription finds in the header and in the account settings. */
async function expectToSeePro(
  browser: Browser,
  origin: string,
  request: APIRequestContext,
): Promise<void> {
  const context = await browser.newContext({ storageState: await request.storageState() });
  const page = await context.newPage();
  await page.goto(`${origin}/account-settings`);
  const plan = section(page, 'Subscription Management');
  await expect(plan.getByRole('definition').first()).toHaveText('Pro');
  await expect(plan).toContainText('on us');
  await expect(plan.getByText("You're Pro!")).toBeVisible();
  await expect(section(page, 'Account Overview').getByRole('definition').last()).toHaveText('Pro');
  await page.goto(origin);
  await expect(page.getByRole('button', { name: 'Pro', exact: true })).toBeVisible();
  await context.close();
}

test.describe('the page of operators', () => {
  test('finds a customer, refunds money, grants and revokes, and records it all', async ({
    page,
    browser,
    studio,
    playwright,
  }) => {
    const { origin, dataFolder } = studio;
    const customer = newPerson('Zoe Ray');
    const hers = await playwright.request.newContext();
    await makeAccount(hers, origin, customer);
    await buyPass(hers, origin);
    expect(await featuresOf(hers, origin)).toBe(1);

    const operator = newPerson('Olive Perator');
    await makeAccount(page.request, origin, operator);
    await makeOperator(dataFolder, operator.email);
    await find(page, customer);
    const pages = new AccountPages(page);
    const payments = section(page, 'Payments');
    const access = section(page, 'Access');
    await expect(payments).toContainText('Visa ending in 4242');
    await expect(access).toContainText('Active');

    const refunds: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/refund')) refunds.push(request.url());
    });
    await payments.getByRole('button', { name: /^Refund/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toContainText('Enter a reason of five characters or more.');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByLabel('Amount in dollars').fill('7.00');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toContainText('Enter an amount from 0.01 to $6.99');
    await dialog.getByLabel('Amount in dollars').fill('6.99');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).dblclick();
    await expect(pages.toast('Refunded')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(payments).toContainText('$6.99 refunded');
    await expect(payments.getByRole('button')).toHaveCount(0);
    await expect(access).toContainText('Ended by a refund');
    expect(refunds).toHaveLength(1);
    expect(await featuresOf(hers, origin)).toBe(0);

    await access.getByRole('button', { name: 'Grant access' }).click();
    await dialog.getByLabel('For how long').selectOption('30 days');
    await dialog.getByLabel('Reason').fill('Something to make up for it');
    await dialog.getByRole('button', { name: 'Grant', exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(access.getByText('Active')).toHaveCount(1);
    expect(await featuresOf(hers, origin)).toBeGreaterThan(10);
    await expectToSeePro(browser, origin, hers);

    await access.getByRole('button', { name: /^Revoke All of Pro/ }).click();
    await dialog.getByLabel('Reason').fill('It was the wrong account');
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(access).toContainText('Revoked by an operator');
    expect(await featuresOf(hers, origin)).toBe(0);

    const entries = section(page, 'Record').getByRole('listitem');
    const done = ['Revoked access', 'Granted access', 'Refund made', 'Requested a refund'];
    for (const words of done) await expect(entries.filter({ hasText: words })).toHaveCount(1);
    await expect(entries.filter({ hasText: REASON })).toContainText(operator.email);
    await hers.dispose();
  });

  test('shows what a customer wrote, and leads to that customer', async ({
    page,
    studio,
    playwright,
  }) => {
    const { origin, dataFolder } = studio;
    const customer = newPerson('Zoe Ray');
    const hers = await playwright.request.newContext();
    await makeAccount(hers, origin, customer);
    const { name, email } = customer;
    const message = { name, email, category: 'billing', subject: 'My hour', message: 'It ended.' };
    const sent = await hers.post(`${origin}/api/contact-support`, {
      headers: { origin },
      data: message,
    });
    expect(sent.status()).toBe(201);
    await hers.dispose();
    const operator = newPerson('Olive Perator');
    await makeAccount(page.request, origin, operator);
    await makeOperator(dataFolder, operator.email);
    await page.goto('/operator');
    await page.getByRole('button', { name: 'Messages', exact: true }).click();
    const messages = section(page, 'Messages');
    await messages.getByText('My hour').first().click();
    await expect(messages.getByText('It ended.')).toBeVisible();
    await expect(messages.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${encodeURIComponent(email)}`),
    );
    await new SitePage(page).expectNoFindings('messages');
    await messages.getByRole('button', { name: `Look up customer: ${name}` }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused();
    await expect(page.getByRole('button', { name: email })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: 'Messages', exact: true }).click();
    await messages.getByText('My hour').first().click();
    await messages.getByRole('button', { name: 'Mark as answered: My hour' }).click();
    await expect(new AccountPages(page).toast('Moved')).toBeVisible();
    await expect(messages.getByText('My hour')).toHaveCount(0);
    await messages.getByRole('button', { name: 'Answered', exact: true }).click();
    await expect(messages.getByText('My hour').first()).toBeVisible();
  });

  test('receives a visitor’s report, with the words and the look, and hides what was reported', async ({
    page,
    studio,
    playwright,
  }) => {
    const { origin, dataFolder } = studio;
    const hers = await playwright.request.newContext();
    await makeAccount(hers, origin, newPerson('Zoe Ray'));
    const id = await saveQuickLook(hers, origin, 'A rude name', { isPublic: true });
    await hers.dispose();

    await page.goto(`/?look=${id}`);
    await page.getByRole('button', { name: 'Report “A rude name”' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report this look' });
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please choose a reason.');
    await dialog.getByRole('radio', { name: 'Hate or insults' }).check();
    await dialog.getByLabel('What should we know?').fill('Read the name');
    expect.soft(await findingsOf(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    const pages = new AccountPages(page);
    await expect(pages.toast('Report Sent')).toBeVisible();

    const operator = newPerson('Olive Perator');
    await makeAccount(page.request, origin, operator);
    await makeOperator(dataFolder, operator.email);
    await page.goto('/operator');
    await page.getByRole('button', { name: 'Reports', exact: true }).click();
    const reports = section(page, 'Reports');
    await reports.getByText('A rude name').first().click();
    await expect(reports.getByText('Read the name')).toBeVisible();
    expect.soft(await findingsOf(page)).toEqual([]);
    await reports.getByRole('button', { name: 'Hide “A rude name”' }).click();
    const asked = page.getByRole('dialog', { name: 'Hide this?' });
    await asked.getByLabel('Reason').fill('The name insults people');
    await asked.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(pages.toast('Decided')).toBeVisible();
    await expect(reports.getByText('A rude name')).toHaveCount(0);
    const look = await page.request.get(`${origin}/api/makeup-looks/${id}`);
    expect(look.status()).toBe(404);
  });

  test('tells everybody else whom it is for', async ({ page, studio }) => {
    await page.goto('/operator');
    await expect(page).toHaveURL(/\/login\?return=%2Foperator/);
    await makeAccount(page.request, studio.origin, newPerson());
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/operator')) looks.push(request.url());
    });
    await page.goto('/operator');
    await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible();
    await expect(page.getByLabel('Find a customer')).toBeHidden();
    expect(looks).toEqual([]);
  });

  test('has no axe findings, in both themes, on a phone and on a desktop', async ({
    page,
    studio,
    playwright,
  }) => {
    const { origin, dataFolder } = studio;
    const customer = newPerson('Zoe Ray');
    const hers = await playwright.request.newContext();
    await makeAccount(hers, origin, customer);
    await buyPass(hers, origin);
    await hers.dispose();
    const operator = newPerson('Olive Perator');
    await makeAccount(page.request, origin, operator);
    await makeOperator(dataFolder, operator.email);
    await followSystem(page);
    await find(page, customer);
    await expect(section(page, 'Record')).toBeVisible();
    await expectFlawless(page, 'customer');
    await page.getByRole('button', { name: 'Catalog', exact: true }).click();
    await expect(
      section(page, 'Catalog').getByText('No shop’s feed has been taken yet.'),
    ).toBeVisible();
    await expectFlawless(page, 'catalog');
    await find(page, customer);
    for (const opener of [/^Refund/, 'Grant access', /^Revoke/]) {
      await page.getByRole('button', { name: opener }).first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectFlawless(page, String(opener), '[role="dialog"]');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: 'Challenges', exact: true }).click();
    await expect(section(page, 'Challenges').getByRole('heading').first()).toBeVisible();
    await expectFlawless(page, 'challenges');
  });
});
