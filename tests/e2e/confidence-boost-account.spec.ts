import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { ADDRESS, ConfidencePage } from './confidence-page.ts';
import { makeAccount } from './looks-api.ts';

test.describe('an account', () => {
  test('takes over a guest’s progress, keeps it, and gives it to nobody else', async ({
    page,
    browser,
    studio,
  }) => {
    const confidence = new ConfidencePage(page);
    const accounts = new AccountPages(page);
    const person = newPerson();
    await confidence.openWithModel();
    await confidence.button('Take Photo').click();
    await confidence.expectXp(100);
    await accounts.signUp(person);
    await page.goto(`/${ADDRESS}`);
    await confidence.expectXp(100);
    await expect(confidence.boost).toContainText('Saved to your account.');

    await test.step('on another device', async () => {
      const context = await browser.newContext({ baseURL: studio.origin });
      const other = new ConfidencePage(await context.newPage());
      await new AccountPages(other.page).signIn(person);
      await expect(new AccountPages(other.page).menuButton()).toBeVisible();
      await other.page.goto(`/${ADDRESS}`);
      await other.expectXp(100);
      await context.close();
    });

    await test.step('after signing out', async () => {
      await accounts.signOut();
      await page.goto(`/${ADDRESS}`);
      await confidence.expectXp(0);
    });
  });

  test('gets back, after signing out and in, what could not be sent before', async ({
    page,
    context,
    studio,
  }) => {
    const confidence = new ConfidencePage(page);
    const accounts = new AccountPages(page);
    const person = newPerson();
    await makeAccount(page.request, studio.origin, person);
    await confidence.openWithModel();
    await context.route('**/api/progress/awards', (route) => route.abort());
    await confidence.button('Take Photo').click();
    await confidence.expectXp(100);
    await accounts.signOut();
    await page.goto(`/${ADDRESS}`);
    await confidence.expectXp(0);
    await context.unroute('**/api/progress/awards');
    await accounts.signIn(person);
    await expect(accounts.menuButton()).toBeVisible();
    await page.goto(`/${ADDRESS}`);
    await confidence.expectXp(100);
  });

  test('gets what was earned without a network once the network is back', async ({
    page,
    context,
    studio,
  }) => {
    const confidence = new ConfidencePage(page);
    await makeAccount(page.request, studio.origin, newPerson());
    await confidence.openWithModel();
    await confidence.expectXp(0);
    await context.route('**/api/progress/awards', (route) => route.abort());
    await confidence.button('Take Photo').click();
    await confidence.expectXp(100);
    await page.waitForTimeout(2500);
    await context.unroute('**/api/progress/awards');
    const sent = page.waitForResponse(/\/api\/progress\/awards$/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await sent).status()).toBe(200);
    await page.evaluate(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith('lookglass.progress.')) localStorage.removeItem(name);
      }
    });
    await page.reload();
    await confidence.expectXp(100);
  });
});

test.describe('a saved look', () => {
  test('is rewarded', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/');
    await page.getByRole('button', { name: 'Save Look' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this look' });
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`/${ADDRESS}`);
    await new ConfidencePage(page).expectXp(30 + 15);
  });
});
