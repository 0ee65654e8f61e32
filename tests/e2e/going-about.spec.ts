import { expect, test } from '#tests/support/test.ts';
import { newPerson } from './account-pages.ts';
import { makeAccount } from './looks-api.ts';

test.describe('navigating from page to page', () => {
  test('keeps the document, moves the keyboard focus along, and returns to the same place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/terms');
    await page.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true));
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
    await privacy.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await privacy.click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Terms/);
    // Not the same number of pixels: fonts that have loaded meanwhile change the height of the page.
    await expect(privacy).toBeInViewport();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameDocument'))).toBe(true);
  });

  test('also moves the keyboard focus from the studio to the heading', async ({ page, studio }) => {
    await makeAccount(page.request, studio.origin, newPerson());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Account Settings' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('loads a page’s code when the pointer or the focus is on its link', async ({ page }) => {
    await page.goto('/signup', { waitUntil: 'networkidle' });
    const loaded = page.waitForRequest('**/assets/login-page-*.js');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).hover();
    await loaded;
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('leaves a click that opens a new tab to the browser', async ({ page, context }) => {
    await page.goto('/terms');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Privacy' })
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/privacy$/);
    await expect(page).toHaveURL(/\/terms$/);
  });

  test('asks the server for a page whose code disappeared with its release', async ({ page }) => {
    let isGone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/terms')) isGone = false;
    });
    await page.goto('/login');
    await page.route('**/assets/legal-page-*.js', async (route) => {
      if (isGone) await route.fulfill({ status: 404, body: 'Not found' });
      else await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms');
    expect(isGone).toBe(false);
  });
});
