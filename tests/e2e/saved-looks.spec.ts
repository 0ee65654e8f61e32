import { expect, test } from '#tests/support/test.ts';
import type { Locator, Page } from '@playwright/test';
import { AccountPages, newPerson } from './account-pages.ts';
import { makeAccount, saveQuickLook } from './looks-api.ts';
import { StudioPage } from './studio-page.ts';

function card(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function saveLook(page: Page, name?: string, visibility?: 'Public'): Promise<void> {
  await page.getByRole('button', { name: 'Save Look' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this look' });
  if (name !== undefined) await dialog.getByLabel('Name').fill(name);
  if (visibility !== undefined) await dialog.getByRole('radio', { name: visibility }).click();
  await dialog.getByRole('button', { name: 'Save Look' }).click();
  await expect(new StudioPage(page).toast('Look Saved')).toBeVisible();
}

test.describe('saved looks', () => {
  test('are saved in the studio, found after a reload, and put on again', async ({
    page,
    studio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/');
    const mirror = new StudioPage(page);
    await mirror.quickLook('Romantic').click();
    await saveLook(page);
    await mirror.quickLook('Bold').click();
    await saveLook(page, 'Opening night', 'Public');

    await page.goto('/my-saved-looks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Saved Looks');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Opening night', 'Romantic']);
    const romantic = card(page, 'Romantic');
    await expect(romantic).toContainText('Created');
    await expect(romantic).toContainText('Custom Look');
    await expect(romantic).toContainText('0 likes');
    await expect(romantic).toContainText('Private');
    await expect(card(page, 'Opening night')).toContainText('Public');

    await page.getByRole('button', { name: 'Apply Romantic' }).click();
    await expect(page).toHaveURL('/');
    await expect(mirror.toast('Look Applied')).toBeVisible();
    await expect(mirror.quickLook('Romantic')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mirror.quickLook('Bold')).toHaveAttribute('aria-pressed', 'true');
  });

  test('are available on every device', async ({ page, studio, openStudio }) => {
    const person = newPerson();
    await makeAccount(page.request, studio.origin, person);
    await saveQuickLook(page.request, studio.origin, 'Sunday');
    const elsewhere = await openStudio({ path: '/my-saved-looks' });
    await expect(elsewhere).toHaveURL(/\/login\?return=/);
    const pages = new AccountPages(elsewhere);
    await pages.fillSignIn(person);
    await pages.button('Sign In').click();
    await expect(elsewhere).toHaveURL('/my-saved-looks');
    await expect(elsewhere.getByRole('heading', { name: 'Sunday' })).toBeVisible();
  });

  test('are renamed in place, and Escape leaves the name as it was', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await saveQuickLook(page.request, studio.origin, 'Draft');
    await page.goto('/my-saved-looks');
    await page.getByRole('button', { name: 'Rename Draft' }).click();
    const field = page.getByRole('textbox', { name: 'Name of the look' });
    await field.fill('Never mind');
    await field.press('Escape');
    await expect(page.getByRole('heading', { name: 'Draft' })).toBeVisible();
    await page.getByRole('button', { name: 'Rename Draft' }).click();
    await field.fill('Final');
    await field.press('Enter');
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Final']);
  });

  test('are deleted in place, and brought back with Undo', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await saveQuickLook(page.request, studio.origin, 'Older');
    await saveQuickLook(page.request, studio.origin, 'Newer');
    await page.goto('/my-saved-looks');
    await page.getByRole('button', { name: 'Delete Older' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newer']);
    const pages = new AccountPages(page);
    await expect(pages.toast('Look Deleted')).toBeVisible();
    await expect(
      page.getByText('Your makeup look has been deleted successfully.').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newer', 'Older']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Newer', 'Older']);
  });

  test('stay if they cannot be deleted, and say so', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    const id = await saveQuickLook(page.request, studio.origin, 'Stubborn');
    await page.goto('/my-saved-looks');
    await page.route(`**/api/makeup-looks/${id}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Delete Stubborn' }).click();
    await expect(
      page.getByText('Failed to delete makeup look. Please try again.').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Stubborn' })).toBeVisible();
  });

  test('show how to create the first one if there is none', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/my-saved-looks');
    await expect(page.getByText('No Saved Looks Yet')).toBeVisible();
    await page.getByRole('link', { name: 'Create Your First Look' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a signed-out person', () => {
  test('is asked to sign in, and comes back to the look they were about to save', async ({
    page,
  }) => {
    await page.goto('/');
    const mirror = new StudioPage(page);
    await mirror.quickLook('Natural').click();
    await page.getByRole('button', { name: 'Save Look' }).click();
    const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
    await expect(prompt.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      /^\/api\/login/,
    );
    await prompt.getByRole('link', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/signup');
    const pages = new AccountPages(page);
    await pages.fillSignUp(newPerson());
    await pages.terms().check();
    await pages.button('Create Account').click();
    const dialog = page.getByRole('dialog', { name: 'Save this look' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Natural');
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await expect(mirror.toast('Look Saved')).toBeVisible();
  });
});

test.describe('a public look', () => {
  test('is worn through its link, liked once signed in, and undone', async ({
    page,
    studio,
    openStudio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    const id = await saveQuickLook(page.request, studio.origin, 'Red carpet', { isPublic: true });
    const fan = await openStudio({ path: `/?look=${id}` });
    const mirror = new StudioPage(fan);
    const notice = fan.getByRole('complementary', { name: 'Look from a link' });
    await expect(notice).toContainText('Red carpet');
    await expect(mirror.quickLook('Bold')).toHaveAttribute('aria-pressed', 'true');
    await expect(fan).toHaveURL('/');
    await notice.getByRole('button', { name: /Like/ }).click();
    await expect(fan.getByRole('dialog', { name: 'Sign In Required' })).toBeVisible();

    await makeAccount(fan.context().request, studio.origin, newPerson('Grace Hopper'));
    await fan.goto(`/?look=${id}`);
    await notice.getByRole('button', { name: /Like/ }).click();
    await expect(notice.getByRole('button', { name: /Liked/ })).toContainText('1');
    await page.goto('/my-saved-looks');
    await expect(card(page, 'Red carpet')).toContainText('1 like');
  });

  test('that does not exist leaves the worn look as it is, and says so', async ({ page }) => {
    await page.goto('/?look=019aa000-0000-7000-8000-000000000000');
    const mirror = new StudioPage(page);
    await expect(mirror.toast('Look Not Found')).toBeVisible();
    await expect(mirror.look.getByRole('heading', { name: 'Your look' })).toBeVisible();
  });

  test('can be made private again, and its link stops working', async ({
    page,
    studio,
    openStudio,
  }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    const id = await saveQuickLook(page.request, studio.origin, 'Secret', { isPublic: true });
    await page.goto('/my-saved-looks');
    await page.getByRole('button', { name: 'Copy link to Secret' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${studio.origin}/?look=${id}`,
    );
    await page.getByRole('switch', { name: /^Public:.*Secret/ }).click();
    await expect(card(page, 'Secret')).toContainText('Private');
    await expect(page.getByRole('button', { name: 'Copy link to Secret' })).toBeHidden();
    await page.reload();
    await expect(card(page, 'Secret')).toContainText('Private');
    const stranger = await openStudio({ path: `/?look=${id}` });
    await expect(new StudioPage(stranger).toast('Look Not Found')).toBeVisible();
  });
});
