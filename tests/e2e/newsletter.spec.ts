import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { countMails, linkMailedTo } from './outbox.ts';

const PAGE = '/newsletter-subscription';

test.describe('the newsletter', () => {
  test('is subscribed to, confirmed from the mail, and left with one press', async ({
    page,
    studio,
  }) => {
    const pages = new AccountPages(page);
    const { email } = newPerson();
    await page.goto(PAGE);
    await pages.field('Email').fill(email);
    await pages.button('Subscribe').click();
    await expect(page.getByRole('heading', { name: "You're All Set", level: 1 })).toBeVisible();
    await expect(pages.toast('Welcome to Our Newsletter!')).toBeVisible();

    await page.goto(await linkMailedTo(studio.dataFolder, email, '/newsletter-confirmation'));
    await expect(page.getByRole('heading', { name: 'You’re subscribed', level: 1 })).toBeVisible();

    await page.goto(await linkMailedTo(studio.dataFolder, email, '/api/newsletter/unsubscribe'));
    await expect(page).toHaveURL(/\/newsletter-unsubscribe\?token=/);
    await pages.button('Unsubscribe').click();
    await expect(
      page.getByRole('heading', { name: 'You’re unsubscribed', level: 1 }),
    ).toBeVisible();
  });

  test('gives the same answer for a known address', async ({ page, studio }) => {
    const pages = new AccountPages(page);
    const { email } = newPerson();
    for (let time = 0; time < 2; time += 1) {
      await page.goto(PAGE);
      await pages.field('Email').fill(email);
      await pages.button('Subscribe').click();
      await expect(page.getByRole('heading', { name: "You're All Set" })).toBeVisible();
    }
    await expect.poll(() => countMails(studio.dataFolder, email)).toBe(2);
  });

  test('asks for an address, and for a real one', async ({ page }) => {
    const pages = new AccountPages(page);
    await page.goto(PAGE);
    await pages.button('Subscribe').click();
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
    await expect(pages.field('Email')).toBeFocused();
    await pages.field('Email').fill('ada@');
    await pages.button('Subscribe').click();
    await expect(
      page.getByText('Please enter a valid email address', { exact: false }),
    ).toBeVisible();
  });

  test('keeps the address if it cannot be sent', async ({ page }) => {
    const pages = new AccountPages(page);
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({ status: 500, json: { message: 'Inner details', error: 'internal' } }),
    );
    await page.goto(PAGE);
    await pages.field('Email').fill('ada@example.com');
    await pages.button('Subscribe').click();
    await expect(pages.toast('Subscription Failed')).toBeVisible();
    await expect(pages.toast('Please try again later.')).toBeVisible();
    await expect(pages.field('Email')).toHaveValue('ada@example.com');
  });

  test('says that a link is no longer valid, and leads to a new one', async ({ page }) => {
    const pages = new AccountPages(page);
    await page.goto(`/newsletter-confirmation?token=${'0'.repeat(32)}${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Subscribe again' }).click();
    await expect(pages.field('Email')).toBeVisible();
  });
});
