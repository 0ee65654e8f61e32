import { expect, test } from '#tests/support/test.ts';
import { AccountPages, newPerson } from './account-pages.ts';
import { makeAccountElsewhere } from './looks-api.ts';
import { linkMailedTo } from './outbox.ts';

test.describe('creating an account', () => {
  test('leads to the mirror, mails a verification link, and lets the person in on a second browser', async ({
    page,
    studio,
    openBrowser,
  }) => {
    const person = newPerson();
    const account = new AccountPages(page);
    await account.signUp(person);
    await expect(page).toHaveURL('/');
    const menu = await account.openMenu();
    await expect(menu.getByText(person.name)).toBeVisible();
    await expect(menu.getByText(person.email)).toBeVisible();

    await page.goto(await linkMailedTo(studio.dataFolder, person.email, '/verify-email'));
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    await account.signOut();
    await expect(page).toHaveURL('/');

    const second = await openBrowser();
    const elsewhere = await second.newPage({ baseURL: studio.origin });
    const there = new AccountPages(elsewhere);
    await there.signIn(person);
    await expect(there.toast('Welcome Back!')).toBeVisible();
    await expect(elsewhere).toHaveURL('/');
    await expect(there.menuButton()).toHaveText('AL');
  });

  test('marks every empty field, rates the password, and asks for the terms, then for matching and strong passwords', async ({
    page,
  }) => {
    const account = new AccountPages(page);
    await page.goto('/signup');
    await test.step('it marks every empty field and leads to the first', async () => {
      await account.button('Create Account').click();
      await expect(account.field('Full name')).toBeFocused();
      for (const name of ['Full name', 'Email', 'Password', 'Confirm password']) {
        await expect(account.field(name)).toHaveAttribute('aria-invalid', 'true');
      }
    });
    await test.step('it tells in a word how strong the password is', async () => {
      const steps = [
        ['abc', 'Weak'],
        ['abcdefgh', 'Weak'],
        ['kfjwmxqp', 'Fair'],
        ['kfjwmxq7', 'Good'],
        ['Kfjwmxq7', 'Strong'],
      ] as const;
      for (const [password, word] of steps) {
        await account.field('Password').fill(password);
        await expect(page.getByRole('status').filter({ hasText: word })).toHaveText(word);
      }
    });
    await test.step('it asks for the rest in toasts and beside the fields', async () => {
      await account.fillSignUp({ ...newPerson(), password: 'short' });
      await account.field('Confirm password').fill('shore');
      await account.button('Create Account').click();
      await expect(account.toast('Terms Required')).toBeVisible();
      await account.terms().check();
      await account.button('Create Account').click();
      await expect(account.toast('Password Mismatch')).toBeVisible();
      await account.field('Confirm password').fill('short');
      await account.button('Create Account').click();
      await expect(account.toast('Weak Password')).toBeVisible();
      await expect(account.field('Password')).toBeFocused();
      await expect(account.field('Password')).toHaveAccessibleDescription(
        /Please choose a stronger password with at least 8 characters\./,
      );
      await expect(page).toHaveURL('/signup');
    });
  });

  test('keeps what was typed when the server refuses', async ({ page, studio }) => {
    const person = await makeAccountElsewhere(studio.origin);
    const account = new AccountPages(page);
    await page.goto('/signup');
    await account.fillSignUp({ ...person, name: 'Another Person' });
    await account.terms().check();
    await account.button('Create Account').click();
    await expect(account.toast('Signup Failed')).toBeVisible();
    await expect(account.field('Email')).toBeFocused();
    await expect(account.field('Full name')).toHaveValue('Another Person');
    await expect(account.field('Email')).toHaveValue(person.email);
    await expect(account.field('Password')).toHaveValue(person.password);
    await expect(account.field('Confirm password')).toHaveValue(person.password);
    await expect(account.terms()).toBeChecked();
  });

  test('keeps what was typed while the network is down, and succeeds once it is back', async ({
    page,
    context,
  }) => {
    const person = newPerson();
    const account = new AccountPages(page);
    await page.goto('/signup');
    await account.fillSignUp(person);
    await account.terms().check();
    await context.setOffline(true);
    await account.button('Create Account').click();
    await expect(account.toast('Signup Failed')).toBeVisible();
    await expect(account.field('Full name')).toHaveValue(person.name);
    await context.setOffline(false);
    await account.button('Create Account').click();
    await expect(account.toast('Account Created Successfully!')).toBeVisible();
  });

  test('is sent once, however often the button is pressed', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/auth/signup', async (route) => {
      sent += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 600);
      });
      await route.continue();
    });
    const account = new AccountPages(page);
    await page.goto('/signup');
    await account.fillSignUp(newPerson());
    await account.terms().check();
    await account.button('Create Account').dblclick();
    await account.field('Full name').press('Enter');
    await expect(account.toast('Account Created Successfully!')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('works with the keyboard alone', async ({ page }) => {
    const person = newPerson();
    await page.goto('/signup');
    const account = new AccountPages(page);
    await account.field('Full name').focus();
    await page.keyboard.type(person.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(account.terms()).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(account.toast('Account Created Successfully!')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('for a thumb', () => {
  const paths = [
    '/signup',
    '/professional-artist-signup',
    '/login',
    '/forgot-password',
    '/privacy',
  ];
  for (const width of [390, 1440]) {
    test(`every control of the pages is at least 44 px high at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A link within a sentence is as high as its line, and a checkbox can also be ticked by its label.
        const small = await page.evaluate(() =>
          [...document.querySelectorAll('button, a[href]:not(.skip-link), input, select, textarea')]
            .filter((control) => !control.closest('label') && control.getClientRects().length > 0)
            .map((control) => ({
              label: control.getAttribute('aria-label') ?? control.textContent,
              height: control.getBoundingClientRect().height,
            }))
            .filter(({ height }) => height < 44),
        );
        expect(small, path).toEqual([]);
      }
    });
  }
});

test('a makeup artist signs up with a business', async ({ page }) => {
  const person = newPerson('Grace Hopper');
  const account = new AccountPages(page);
  await page.goto('/professional-artist-signup');
  const brings = page.getByRole('region', { name: 'What it brings' });
  await expect(brings.getByRole('listitem')).toHaveText([/^Priority support/, /^A record/]);
  await account.fillSignUp(person);
  await account.terms().check();
  await account.button('Create Professional Account').click();
  await expect(account.field('Business name')).toBeFocused();
  await account.field('Business name').fill('Hopper Beauty');
  await page.getByLabel('Years of experience').selectOption('6-10');
  await account.field('Portfolio website').fill('hopper.example');
  await account.field('Certifications').fill('Master of colour');
  await account.field('Specialties').fill('Stage');
  await account.field('Location').fill('Arlington');
  await account.button('Create Professional Account').click();
  await expect(account.toast('Professional Account Created!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(account.menuButton()).toHaveText('GH');
  await page.goto('/account-settings');
  await expect(page.getByText('Makeup artist, with priority support')).toBeVisible();
});
