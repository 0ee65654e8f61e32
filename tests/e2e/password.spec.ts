import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { makeAccountElsewhere } from './looks-api.ts';
import { countMails, linkMailedTo } from './outbox.ts';

const NEW_PASSWORD = 'Analytical-Engine-1837';

test.describe('a forgotten password', () => {
  test('is replaced through the mailed link, which works once', async ({ page, studio }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const account = new AccountPages(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The previous page has a field of the same name.
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await account.field('Email').fill(person.email);
    await account.field('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    const link = await linkMailedTo(studio.dataFolder, person.email, '/reset-password');
    await page.goto(link);
    await account.field('New password').fill(NEW_PASSWORD);
    await account.field('Confirm password').fill(NEW_PASSWORD);
    await account.button('Set New Password').click();
    await expect(account.toast('Password Changed')).toBeVisible();
    await expect(page).toHaveURL('/login');

    await account.fillSignIn(person);
    await account.button('Sign In').click();
    await expect(account.toast('Login Failed')).toBeVisible();
    await account.fillSignIn({ ...person, password: NEW_PASSWORD });
    await account.button('Sign In').click();
    await expect(account.toast('Welcome Back!')).toBeVisible();

    await page.goto(link);
    await account.field('New password').fill(person.password);
    await account.field('Confirm password').fill(person.password);
    await account.button('Set New Password').click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('gets the same answer for an address that nobody has', async ({ page, studio }) => {
    const { email } = newPerson();
    const account = new AccountPages(page);
    await page.goto('/forgot-password');
    await account.field('Email').fill(email);
    await account.button('Send the Link').click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(`If there is an account for ${email},`)).toBeVisible();
    expect(await countMails(studio.dataFolder, email)).toBe(0);
  });

  test('cannot be replaced without the link’s token', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  test('is not replaced if the two entries differ', async ({ page }) => {
    const account = new AccountPages(page);
    await page.goto('/reset-password?token=0123456789abcdef');
    await account.field('New password').fill(NEW_PASSWORD);
    await account.field('Confirm password').fill(`${NEW_PASSWORD}!`);
    await account.button('Set New Password').click();
    await expect(account.toast('Password Mismatch')).toBeVisible();
    await expect(account.field('Confirm password')).toBeFocused();
  });
});

test('a link that verifies an address says so if it is no longer valid', async ({ page }) => {
  await page.goto('/verify-email?token=0123456789abcdef');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
