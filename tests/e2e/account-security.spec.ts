import { createHmac } from 'node:crypto';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { openSettings, section } from './settings-page.ts';

/** The TOTP code of RFC 6238 for this moment: 30 seconds, SHA-1, 6 digits. */
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
  test('connects a provider, confirms it, and disconnects it again', async ({ page, studio }) => {
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

  test('says that a new password cancels the change of address, and cancels it', async ({
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

  test('changes the password, and signs out other places', async ({ page, studio, openStudio }) => {
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

  test('adds an authenticator app, and asks for its code from then on', async ({
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

  test('lists where the person is signed in, and signs out a place', async ({
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
});
