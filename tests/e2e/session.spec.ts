import type { Page } from '@playwright/test';
import { readProgress } from '#contracts/progress.ts';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { makeAccount, saveQuickLook } from './looks-api.ts';
import { openAtRest } from './open-at-rest.ts';
import { StudioPage } from './studio-page.ts';

/**
 * Progress is requested when the page is idle, and that request would be the one to
 * find that the session has ended.
 */
async function keepProgressFromAsking(page: Page): Promise<void> {
  await page.route(`**${readProgress.path}`, (route) => route.abort());
}

test.describe('a session that ended while its page was open', () => {
  test('is noticed when something is sent, and leads through the sign-in back to the page', async ({
    page,
    context,
    studio,
  }) => {
    const person = newPerson();
    await makeAccount(page.request, studio.origin, person);
    await keepProgressFromAsking(page);
    await openAtRest(page, '/account-settings');
    const account = new AccountPages(page);
    await account.field('First name').fill('Augusta');
    await context.clearCookies();
    await account.button('Update Profile').click();
    await expect(account.toast('Update Failed')).toBeVisible();
    await expect(page).toHaveURL('/login?return=%2Faccount-settings');
    await account.fillSignIn(person);
    await account.button('Sign In').click();
    await expect(page).toHaveURL('/account-settings');
    await expect(account.field('First name')).toHaveValue('Ada');
  });

  test('removes nothing from the saved looks', async ({ page, context, studio }) => {
    const person = newPerson();
    await makeAccount(page.request, studio.origin, person);
    await saveQuickLook(page.request, studio.origin, 'Harbour');
    await keepProgressFromAsking(page);
    await openAtRest(page, '/my-saved-looks');
    const account = new AccountPages(page);
    await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Delete Harbour' }).click();
    await expect(
      page.getByText('Failed to delete makeup look. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL('/login?return=%2Fmy-saved-looks');
    await account.fillSignIn(person);
    await account.button('Sign In').click();
    await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
  });

  test('leaves the look on, and asks to sign in again to save it', async ({
    page,
    context,
    studio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await openAtRest(page, '/');
    const mirror = new StudioPage(page);
    await mirror.quickLook('Bold').click();
    await page.getByRole('button', { name: 'Save Look' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this look' });
    await expect(dialog).toBeVisible();
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await closeWithEscape(page.getByRole('dialog', { name: 'Sign In Required' }));
    await expect(mirror.quickLook('Bold')).toHaveAttribute('aria-pressed', 'true');
  });

  test('closes the personal pages in every other tab at once', async ({
    page,
    context,
    studio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    const other = await context.newPage();
    await other.goto('/account-settings');
    await expect(other.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    await page.goto('/');
    await new AccountPages(page).signOut();
    await expect(other).toHaveURL('/login?return=%2Faccount-settings');
  });
});
