import type { Page } from '@playwright/test';
import { FAQ } from '#content/faq.ts';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { makeAccount } from './looks-api.ts';
import { countMails } from './outbox.ts';

const PAGE = '/contact-support';

async function fill(page: Page, email: string): Promise<void> {
  const pages = new AccountPages(page);
  await pages.field('Name').fill('Ada Lovelace');
  await pages.field('Email').fill(email);
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Report a bug' });
  await page.getByRole('combobox', { name: 'Priority' }).selectOption({ label: 'High' });
  await pages.field('Subject').fill('The lashes blink alone');
  await pages.field('Message').fill('They blink.\nI do not.');
}

test.describe('the support page', () => {
  test('takes a message, shows its ticket and confirms it by mail', async ({ page, studio }) => {
    const pages = new AccountPages(page);
    const { email } = newPerson();
    await page.goto(PAGE);
    await fill(page, email);
    await pages.button('Send Message').click();
    await expect(pages.toast('Message Sent Successfully!')).toBeVisible();
    await expect(page.getByText(/Your ticket number is LG-\w{4}-\w{4}\. We sent/)).toBeVisible();
    await expect.poll(() => countMails(studio.dataFolder, email)).toBe(1);
    await pages.button('Write another message').click();
    await expect(pages.field('Message')).toHaveValue('');
  });

  test('says what is missing, and where', async ({ page }) => {
    const pages = new AccountPages(page);
    await page.goto(PAGE);
    await pages.field('Name').fill('Ada Lovelace');
    await pages.button('Send Message').click();
    await expect(pages.toast('Missing Information')).toBeVisible();
    await expect(
      pages.toast('Please fill in all required fields before submitting.'),
    ).toBeVisible();
    await expect(pages.field('Email')).toBeFocused();
    await expect(page.getByText('Please choose a category.')).toBeVisible();
  });

  test('loses nothing that was typed, neither in a failure nor in a reload', async ({ page }) => {
    const pages = new AccountPages(page);
    await page.route('**/api/contact-support', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await page.goto(PAGE);
    await fill(page, 'ada@example.com');
    await pages.button('Send Message').click();
    await expect(pages.toast('Failed to Send Message')).toBeVisible();
    await expect(
      pages.toast('Please try again or contact us directly at support@lookglass.example.'),
    ).toBeVisible();
    await expect(pages.field('Message')).toHaveValue('They blink.\nI do not.');
    await page.reload();
    await expect(pages.field('Message')).toHaveValue('They blink.\nI do not.');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('bug');
    await page.unroute('**/api/contact-support');
    await pages.button('Send Message').click();
    await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible();
    await page.reload();
    await expect(pages.field('Message')).toHaveValue('');
  });

  test('knows who is signed in, even in a browser that learns it only then', async ({
    page,
    studio,
  }) => {
    const pages = new AccountPages(page);
    const person = newPerson();
    await makeAccount(page.request, studio.origin, person);
    await page.goto(PAGE);
    await expect(pages.field('Name')).toHaveValue(person.name);
    await expect(pages.field('Email')).toHaveValue(person.email);
  });

  test('leads to quicker help, and answers frequent questions', async ({ page }) => {
    await page.goto(PAGE);
    const quick = page.getByRole('navigation', { name: 'Quick help' }).getByRole('link');
    await expect(quick).toHaveCount(3);
    expect(
      await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/#', '/#app-tutorial', '/beauty-tips-blog']);
    for (const { title, entries } of FAQ) {
      const category = page.getByRole('region', { name: title });
      const [first] = entries;
      await category.getByText(first!.question).click();
      await expect(category.getByText(first!.answer)).toBeVisible();
    }
    for (const promise of ['Within 24 hours', 'Within 12 hours', 'Within 48 hours', 'Priority']) {
      await expect(page.getByRole('definition').filter({ hasText: promise })).toBeVisible();
    }
  });
});
