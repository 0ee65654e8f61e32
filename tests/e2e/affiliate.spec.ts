import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { countMails } from './outbox.ts';

const PAGE = '/affiliate-partnership';

test.describe('the affiliate partnership', () => {
  test('says how much is earned where', async ({ page }) => {
    await page.goto(PAGE);
    const earned = page.getByRole('region', { name: 'What you earn' }).getByRole('listitem');
    await expect(earned).toHaveCount(4);
    for (const [at, percent] of ['8%', '6.5%', '4%', '15%'].entries()) {
      await expect(earned.nth(at)).toContainText(percent);
    }
    const region = page.getByRole('region', { name: 'What you earn' });
    await expect(region.getByText('Earning begins with our shop')).toBeVisible();
  });

  test('is applied for with a name and an address, and confirmed by mail', async ({
    page,
    studio,
  }) => {
    const pages = new AccountPages(page);
    const { name, email } = newPerson();
    await page.goto(PAGE);
    await pages.field('Name').fill(name);
    await pages.field('Email').fill(email);
    await pages.button('Submit Application').click();
    await expect(page.getByRole('heading', { name: 'We got your application' })).toBeVisible();
    await expect.poll(() => countMails(studio.dataFolder, email)).toBe(1);
  });

  test('takes all that an applicant wants to tell', async ({ page }) => {
    const pages = new AccountPages(page);
    const { name, email } = newPerson();
    await page.goto(PAGE);
    await pages.field('Name').fill(name);
    await pages.field('Email').fill(email);
    await pages.field('Website').fill('example.com/ada');
    await page.getByRole('combobox', { name: 'Content type' }).selectOption({ label: 'Videos' });
    await pages.field('Social following').fill('12,000');
    await pages.field('Message').fill('I show how it is done.');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/affiliate-applications'),
      pages.button('Submit Application').click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      name,
      email,
      website: 'https://example.com/ada',
      contentType: 'Videos',
      socialFollowing: '12,000',
      message: 'I show how it is done.',
      reference: '',
    });
    await expect(page.getByRole('heading', { name: 'We got your application' })).toBeVisible();
  });

  test('says what is missing, and keeps what was typed through a failure', async ({ page }) => {
    const pages = new AccountPages(page);
    await page.route('**/api/affiliate-applications', (route) => route.abort());
    await page.goto(PAGE);
    await pages.button('Submit Application').click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await pages.field('Name').fill('Ada Lovelace');
    await pages.field('Email').fill('ada@example.com');
    await pages.button('Submit Application').click();
    await expect(pages.toast('Application Failed')).toBeVisible();
    await page.reload();
    await expect(pages.field('Name')).toHaveValue('Ada Lovelace');
  });
});
