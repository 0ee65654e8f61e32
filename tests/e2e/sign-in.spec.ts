import type { Page } from '@playwright/test';
import { codeOf, nextCodeOf } from '#tests/server/support/authenticator.ts';
import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { makeAccount, makeAccountElsewhere } from './looks-api.ts';

interface Authenticator {
  readonly secret: string;
  readonly backupCodes: readonly string[];
}

/** Adds an authenticator app to the signed-in account. */
async function addAuthenticator(page: Page, password: string): Promise<Authenticator> {
  const headers = { origin: new URL(page.url()).origin };
  const enrolled = await page.request.post('/api/auth/totp/enrol', { headers, data: { password } });
  const authenticator: Authenticator = await enrolled.json();
  const data = { code: codeOf(authenticator.secret) };
  const confirmed = await page.request.post('/api/auth/totp/confirm', { headers, data });
  expect(confirmed.status()).toBe(200);
  // Every session but a new one has ended, so requests that the page sent meanwhile may have been refused.
  await page.reload();
  return authenticator;
}

test.describe('signing in', () => {
  test('says so when the password is wrong, and keeps the address', async ({ page, studio }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const account = new AccountPages(page);
    await account.signIn({ email: person.email, password: 'not the password' });
    await expect(account.toast('Login Failed')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Invalid email or password. Please try again.'),
    ).toBeVisible();
    await expect(account.field('Email')).toHaveValue(person.email);
  });

  test('shows the password on request', async ({ page }) => {
    await page.goto('/login');
    const account = new AccountPages(page);
    await account.field('Password').fill('see me');
    await expect(account.field('Password')).toHaveAttribute('type', 'password');
    await account.button('Show password').click();
    await expect(account.field('Password')).toHaveAttribute('type', 'text');
    await account.button('Hide password').click();
    await expect(account.field('Password')).toHaveAttribute('type', 'password');
  });

  test('outlives the browser only for those who want to be remembered', async ({
    page,
    context,
    studio,
  }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const account = new AccountPages(page);
    const sessionEnd = async () =>
      (await context.cookies()).find(({ name }) => name.endsWith('session'))?.expires;
    await account.signIn(person);
    await expect(account.toast('Welcome Back!')).toBeVisible();
    expect(await sessionEnd()).toBe(-1);
    await account.signOut();
    await page.goto('/login');
    await account.fillSignIn(person);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await account.button('Sign In').click();
    await expect(account.toast('Welcome Back!')).toBeVisible();
    expect(await sessionEnd()).toBeGreaterThan(Date.now() / 1000);
  });

  test('leads back to the page that asked for it, and never to another site', async ({
    page,
    studio,
  }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const account = new AccountPages(page);
    await account.signIn(person, '/login?return=%2Fterms%23looks');
    await expect(page).toHaveURL('/terms#looks');
    await account.signOut();
    await account.signIn(person, '/login?return=%2F%2Fexample.com%2F');
    await expect(account.toast('Welcome Back!')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('takes effect in every tab', async ({ page, context, studio }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const other = await context.newPage();
    await other.goto('/terms');
    await expect(other.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await new AccountPages(page).signIn(person);
    await expect(new AccountPages(other).menuButton()).toBeVisible();
    await new AccountPages(page).signOut();
    await expect(other.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  });
});

test.describe('being signed in', () => {
  test('offers the personal pages in a menu, on a phone too', async ({ page }) => {
    const account = new AccountPages(page);
    await account.signUp(newPerson());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['My Saved Looks', 'My Activity', 'Account Settings']) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await menu.getByRole('link', { name: 'Account Settings' }).click();
    await expect(page).toHaveURL('/account-settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('outlasts a server that cannot be reached', async ({ page, studio }) => {
    const account = new AccountPages(page);
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/terms');
    await expect(account.menuButton()).toBeVisible();
    await page.route('**/api/auth/user', (route) => route.abort());
    await page.goto('/terms');
    await expect(account.menuButton()).toBeVisible();
    await page.unroute('**/api/auth/user');
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.reload();
    await expect(account.menuButton()).toBeVisible();
  });

  test('leaves nothing personal behind after signing out, except for the theme', async ({
    page,
    studio,
  }) => {
    const account = new AccountPages(page);
    await makeAccount(page.request, studio.origin, newPerson());
    await page.goto('/');
    await expect(account.menuButton()).toBeVisible();
    await page.getByRole('radio', { name: 'Daylight' }).click();
    await page.getByRole('button', { name: 'Bold', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lookglass.look')))
      .not.toBeNull();
    await account.signOut();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('lookglass.look'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('lookglass.user'))).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  });
});

test('offers every way to sign in if none was chosen, and keeps the way back', async ({ page }) => {
  await page.goto('/api/login?return=%2Fterms');
  await expect(page).toHaveURL('/login?return=%2Fterms');
  await expect(new AccountPages(page).field('Password')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
});

test.describe('signing in with a provider', () => {
  test('works from the start, through the server’s own stand-in', async ({ page }) => {
    const person = newPerson('Mary Shelley');
    await page.goto('/login?return=%2Fterms');
    await expect(page.getByText(/own sign-in for development/)).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Test sign-in for Google' })).toBeVisible();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(new AccountPages(page).menuButton()).toHaveText('MS');
  });

  test('comes back with a message if the person cancels', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Apple' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/login\?error=social_denied/);
    await expect(page.getByRole('alert')).toContainText('You chose not to sign in with');
  });

  test('asks for the password of an account with the same address, and connects itself to that account', async ({
    page,
    studio,
  }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const account = new AccountPages(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Microsoft' }).click();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('You already have an account');
    await account.fillSignIn(person);
    await account.button('Sign In').click();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/account-settings');
    await expect(account.menuButton()).toBeVisible();
  });
});

test('a new VIP is welcomed on any page, once', async ({ page }) => {
  await page.goto('/terms?vip=welcome#looks');
  const account = new AccountPages(page);
  await expect(account.toast('Welcome to VIP!')).toBeVisible();
  await expect(account.toast('Your VIP membership is now active.')).toBeVisible();
  await expect(page).toHaveURL('/terms#looks');
});

test.describe('signing in with an authenticator app', () => {
  test('asks for its code after the password, and accepts a backup code instead', async ({
    page,
  }) => {
    const person = newPerson();
    const account = new AccountPages(page);
    await account.signUp(person);
    const { secret, backupCodes } = await addAuthenticator(page, person.password);
    await account.signOut();

    await account.signIn(person);
    await expect(account.field('Code')).toBeVisible();
    await account.field('Code').fill('12345');
    await account.button('Confirm').click();
    await expect(account.field('Code')).toHaveAccessibleDescription(
      'Please enter the 6 digits your app shows.',
    );
    await account.field('Code').fill(nextCodeOf(secret));
    await account.button('Confirm').click();
    await expect(account.toast('Welcome Back!')).toBeVisible();
    await account.signOut();

    await account.signIn(person);
    await account.button('Use a backup code').click();
    await account.field('Backup code').fill(backupCodes[0]!);
    await account.field('Backup code').press('Enter');
    await expect(account.toast('Welcome Back!')).toBeVisible();
  });
});
