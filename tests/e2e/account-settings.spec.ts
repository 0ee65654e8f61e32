import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson, type Person } from './account-pages.ts';
import { holdBack } from './hold-back.ts';
import { makeAccount, saveQuickLook } from './looks-api.ts';
import { linkMailedTo } from './outbox.ts';

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function openSettings(page: Page, origin: string): Promise<Person> {
  const person = newPerson();
  await makeAccount(page.request, origin, person);
  await page.goto('/account-settings');
  await expect(section(page, 'Profile Information')).toBeVisible();
  return person;
}

/** The code of RFC 6238 for this moment: 30 seconds, SHA-1, 6 digits. */
function totp(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = secret
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

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

  test('changes the address once its link is followed, and says what it waits for', async ({
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

  test('goes back to the old address from the mail that went there, with a new password', async ({
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

  test('connects a provider, confirms it, and takes it off again', async ({ page, studio }) => {
    await openSettings(page, studio.origin);
    const pages = new AccountPages(page);
    const security = section(page, 'Security');
    await security.getByRole('link', { name: 'Connect Google' }).click();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill(newPerson('Elsewhere').email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(pages.toast('Google Connected')).toBeVisible();
    await expect(page).toHaveURL(/\/account-settings$/);
    await security.getByRole('button', { name: 'Disconnect Google' }).click();
    await expect(pages.toast('Google Disconnected')).toBeVisible();
    await expect(security.getByRole('link', { name: 'Connect Google' })).toBeVisible();
  });

  test('says that a new password drops the change of address, and does so', async ({
    page,
    studio,
  }) => {
    const person = await openSettings(page, studio.origin);
    const address = newPerson('New Address').email;
    const profile = section(page, 'Profile Information');
    await profile.getByLabel('Email').fill(address);
    await profile.getByLabel('Current password').fill(person.password);
    await profile.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText(address).first()).toBeVisible();
    const form = section(page, 'Change Password');
    await expect(form).toContainText(`drops your email address change to ${address}`);
    await form.getByLabel('Current password').fill(person.password);
    await form.getByLabel('New password', { exact: true }).fill('abcdefgh');
    await expect(form.getByText('Weak', { exact: true })).toBeVisible();
    await form.getByLabel('Confirm new password').fill('abcdefgh');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /easy to guess/,
    );
    await form.getByLabel('New password', { exact: true }).fill('kfjwmxqp');
    await expect(form.getByText('Fair', { exact: true })).toBeVisible();
    await form.getByLabel('Confirm new password').fill('kfjwmxqp');
    await form.getByRole('button', { name: 'Change Password' }).click();
    const toast = page.getByText('Your email address change to').first();
    await expect(toast).toBeVisible();
    await expect(form).not.toContainText('drops your email address change');
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

  test('changes the password, and other places are signed out', async ({
    page,
    studio,
    openStudio,
  }) => {
    const person = await openSettings(page, studio.origin);
    const elsewhere = await openStudio({ path: '/login' });
    await new AccountPages(elsewhere).fillSignIn(person);
    await new AccountPages(elsewhere).button('Sign In').click();
    await expect(new AccountPages(elsewhere).menuButton()).toBeVisible();

    const form = section(page, 'Change Password');
    const submit = form.getByRole('button', { name: 'Change Password' });
    await expect(submit).toBeDisabled();
    await form.getByLabel('Current password').fill('not it');
    await form.getByLabel('New password', { exact: true }).fill('Analytical-Engine-1837');
    await form.getByLabel('Confirm new password').fill('something else');
    await submit.click();
    const pages = new AccountPages(page);
    await expect(pages.toast('Password Mismatch')).toBeVisible();
    await form.getByLabel('Confirm new password').fill('Analytical-Engine-1837');
    await submit.click();
    await expect(pages.toast('Password Change Failed')).toBeVisible();
    await form.getByLabel('Current password').fill(person.password);
    await submit.click();
    await expect(pages.toast('Password Changed')).toBeVisible();
    await expect(form.getByLabel('Current password')).toHaveValue('');
    await expect(form.getByLabel('New password', { exact: true })).toHaveValue('');

    await elsewhere.goto('/my-saved-looks');
    await expect(elsewhere).toHaveURL(/\/login/);
    const again = new AccountPages(elsewhere);
    await again.fillSignIn({ ...person, password: 'Analytical-Engine-1837' });
    await again.button('Sign In').click();
    await expect(elsewhere).toHaveURL('/my-saved-looks');
  });

  test('shows the plan of a free account, and what it counts', async ({ page, studio }) => {
    await openSettings(page, studio.origin);
    await saveQuickLook(page.request, studio.origin, 'One');
    await page.reload();
    const plan = section(page, 'Subscription Management');
    await expect(plan).toContainText('N/A');
    await expect(plan.getByRole('link', { name: 'Pro is coming' })).toHaveAttribute(
      'href',
      '/subscribe?plan=monthly&return=%2Faccount-settings',
    );
    for (const feature of [
      'Celebrity Makeup Artist AI Chat',
      'Advanced skin analysis tools',
      'Premium makeup filters',
    ]) {
      await expect(plan.getByRole('listitem').filter({ hasText: feature })).toContainText('Coming');
    }
    await expect(
      plan.getByRole('listitem').filter({ hasText: 'Priority customer support' }),
    ).toContainText('With Pro');
    for (const name of ['Cancel Subscription (Pro Only)', 'Change Payment Method (Pro Only)']) {
      await expect(plan.getByRole('button', { name })).toBeDisabled();
    }
    const overview = section(page, 'Account Overview');
    await expect(overview.getByRole('definition')).toHaveText(['1', '0', 'Free']);
  });

  test('adds an authenticator app, whose code is asked for from then on', async ({
    page,
    studio,
    openStudio,
  }) => {
    const person = await openSettings(page, studio.origin);
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await dialog.locator('code').first().textContent()) ?? '';
    await dialog.getByLabel('Code', { exact: true }).fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByText('That code isn’t right', { exact: false })).toBeVisible();
    await dialog.getByLabel('Code', { exact: true }).fill(totp(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('heading', { name: 'Keep your backup codes' })).toBeVisible();
    const backup = (await dialog.getByRole('listitem').first().textContent()) ?? '';
    await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByRole('button', { name: 'Remove the authenticator app' })).toBeVisible();

    const elsewhere = await openStudio({ path: '/login' });
    const pages = new AccountPages(elsewhere);
    await pages.fillSignIn(person);
    await pages.button('Sign In').click();
    await elsewhere.getByRole('button', { name: 'Use a backup code' }).click();
    await pages.field('Backup code').fill(backup);
    await pages.button('Confirm').click();
    await expect(pages.menuButton()).toBeVisible();
  });

  test('lists where one is signed in, and signs a place out', async ({
    page,
    studio,
    openStudio,
  }) => {
    const person = await openSettings(page, studio.origin);
    const elsewhere = await openStudio({ path: '/login' });
    await new AccountPages(elsewhere).fillSignIn(person);
    await new AccountPages(elsewhere).button('Sign In').click();
    await expect(new AccountPages(elsewhere).menuButton()).toBeVisible();
    await page.reload();
    const sessions = section(page, 'Where You Are Signed In');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions).toContainText('This device');
    await elsewhere.goto('/my-activity');
    await expect(elsewhere).toHaveURL(/\/login/);
  });

  test('hands over everything that is kept, as a file', async ({ page, studio }) => {
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
