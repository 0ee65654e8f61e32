import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { linkMailedTo } from './outbox.ts';
import { StudioPage } from './studio-page.ts';

test('a new account keeps two looks and shows them in another browser', async ({
  page,
  studio,
  openStudio,
}) => {
  const person = newPerson();
  const account = new AccountPages(page);
  const mirror = new StudioPage(page);

  await account.signUp(person);
  await page.goto(await linkMailedTo(studio.dataFolder, person.email, '/verify-email'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the mirror' }).click();

  for (const [quick, name] of [
    ['Romantic', 'Sunday'],
    ['Bold', 'Opening night'],
  ] as const) {
    await mirror.quickLook(quick).click();
    await page.getByRole('button', { name: 'Save Look' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this look' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await expect(mirror.toast('Look Saved')).toBeVisible();
  }

  const menu = await account.openMenu();
  await menu.getByRole('menuitem', { name: 'My Saved Looks' }).click();
  await page.reload();
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Opening night', 'Sunday']);
  await page.getByRole('button', { name: 'Apply Sunday' }).click();
  await expect(mirror.toast('Look Applied')).toBeVisible();
  await expect(mirror.quickLook('Romantic')).toHaveAttribute('aria-pressed', 'true');
  await account.signOut();

  const elsewhere = await openStudio({ path: '/login' });
  const there = new AccountPages(elsewhere);
  await there.fillSignIn(person);
  await there.field('Password').press('Enter');
  await expect(there.toast('Welcome Back!')).toBeVisible();
  const ownMenu = await there.openMenu();
  await ownMenu.getByRole('menuitem', { name: 'My Saved Looks' }).click();
  await expect(elsewhere.getByRole('heading', { level: 2 })).toHaveText([
    'Opening night',
    'Sunday',
  ]);
});

test('an account can be erased with the keyboard alone', async ({ page }) => {
  const person = newPerson();
  const account = new AccountPages(page);
  await account.signUp(person);
  await page.goto('/account-settings');
  await account.button('Delete my account').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(account.toast('Account Deleted')).toBeVisible();
  await expect(page).toHaveURL('/');
  await account.signIn(person);
  await expect(account.toast('Login Failed')).toBeVisible();
});
