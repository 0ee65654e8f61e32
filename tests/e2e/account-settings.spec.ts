import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { holdBack } from './hold-back.ts';
import { saveQuickLook } from './looks-api.ts';
import { linkMailedTo } from './outbox.ts';
import { openSettings, section } from './settings-page.ts';

test.describe('the account’s page', () => {
  test('changes the name at once, and is busy for a second', async ({ page, studio }) => {
    await openSettings(page, studio.origin);
    const profile = section(page, 'Profile Information');
    await profile.getByLabel('First name').fill('Augusta');
    const started = Date.now();
    await profile.getByRole('button', { name: 'Update Profile' }).click();
    await expect(new AccountPages(page).toast('Profile Updated')).toBeVisible();
    expect(Date.now() - started).toBeGreaterThan(900);
    await page.reload();
    await expect(profile.getByLabel('First name')).toHaveValue('Augusta');
    await expect(new AccountPages(page).menuButton()).toHaveAccessibleName(/Augusta/);
  });

  test('changes the address once its link is followed, and says that it is waiting for that', async ({
    page,
    studio,
  }) => {
    const person = await openSettings(page, studio.origin);
    const address = newPerson('New Address').email;
    const profile = section(page, 'Profile Information');
    const password = profile.getByLabel('Current password');
    const submit = profile.getByRole('button', { name: 'Update Profile' });
    await expect(password).toBeHidden();
    await profile.getByLabel('Email').fill(address);
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/Please enter your password/);
    await password.fill('not it');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/That password isn’t right/);
    await expect(password).toBeFocused();
    await password.fill(person.password);
    await submit.click();
    await expect(page.getByText('Confirm your new email address')).toBeVisible();
    await page.goto(await linkMailedTo(studio.dataFolder, address, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await page.goto('/account-settings');
    await expect(profile.getByLabel('Email')).toHaveValue(address);
  });

  test('restores the old address from the mail that was sent there, with a new password', async ({
    page,
    studio,
  }) => {
    const person = await openSettings(page, studio.origin);
    await page.goto(await linkMailedTo(studio.dataFolder, person.email, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    const address = newPerson('New Address').email;
    const profile = { firstName: 'Ada', lastName: '', email: address, password: person.password };
    await page.request.patch('/api/auth/profile', {
      headers: { origin: studio.origin },
      data: profile,
    });
    await page.goto(await linkMailedTo(studio.dataFolder, address, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();

    await page.goto(await linkMailedTo(studio.dataFolder, person.email, '/undo-email-change'));
    await page.getByRole('button', { name: 'Undo the Change' }).click();
    const pages = new AccountPages(page);
    await expect(pages.toast('Change Undone')).toBeVisible();
    await pages.field('New password').fill('Analytical-Engine-1837');
    await pages.field('Confirm password').fill('Analytical-Engine-1837');
    await pages.button('Set New Password').click();
    await expect(page).toHaveURL(/\/login$/);
    await pages.signIn({ email: person.email, password: 'Analytical-Engine-1837' });
    await expect(pages.menuButton()).toBeVisible();
  });

  test('shows a name that another device has changed, and keeps what is typed meanwhile', async ({
    page,
    studio,
  }) => {
    const { email } = await openSettings(page, studio.origin);
    const profile = section(page, 'Profile Information');
    const arrive = await holdBack(page, '**/api/auth/user');
    await page.reload();
    await profile.getByLabel('Last name').fill('Byron');
    const changed = await page.request.patch('/api/auth/profile', {
      headers: { origin: studio.origin },
      data: { firstName: 'Augusta', lastName: 'King', email },
    });
    expect(changed.status()).toBe(200);
    arrive();
    await expect(profile.getByLabel('First name')).toHaveValue('Augusta');
    await expect(profile.getByLabel('Last name')).toHaveValue('Byron');
  });

  test('shows the plan of a free account, and the counts of its overview', async ({
    page,
    studio,
  }) => {
    await openSettings(page, studio.origin);
    await saveQuickLook(page.request, studio.origin, 'One');
    await page.reload();
    const plan = section(page, 'Subscription Management');
    await expect(plan).toContainText('N/A');
    await expect(plan.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
      'href',
      '/subscribe?plan=monthly&return=%2Faccount-settings',
    );
    const feature = (name: string) => plan.getByRole('listitem').filter({ hasText: name });
    for (const name of [
      'Premium makeup filters',
      'Celebrity Makeup Artist AI Chat',
      'Advanced skin analysis tools',
      'Priority customer support',
    ]) {
      await expect(feature(name)).toContainText('With Pro');
    }
    for (const name of ['Cancel Subscription (Pro Only)', 'Change Payment Method (Pro Only)']) {
      await expect(plan.getByRole('button', { name })).toBeDisabled();
    }
    const overview = section(page, 'Account Overview');
    await expect(overview.getByRole('definition')).toHaveText(['1', '0', 'Free']);
  });

  test('exports everything that is kept, as a file', async ({ page, studio }) => {
    const person = await openSettings(page, studio.origin);
    await saveQuickLook(page.request, studio.origin, 'Keepsake');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export my data' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(person.email);
    expect(text).toContain('Keepsake');
    expect(text).not.toContain(person.password);
  });

  test('erases the account when the password is right', async ({ page, studio }) => {
    const person = await openSettings(page, studio.origin);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('That password isn’t right', { exact: false })).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    const pages = new AccountPages(page);
    await expect(pages.toast('Account Deleted')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await pages.signIn(person);
    await expect(pages.toast('Login Failed')).toBeVisible();
  });

  test('leads signed-out people to the sign-in', async ({ page }) => {
    await page.goto('/account-settings');
    await expect(page).toHaveURL(/\/login\?return=%2Faccount-settings/);
  });
});
