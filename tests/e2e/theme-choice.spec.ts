import type { Page } from '@playwright/test';
import type { PagePath } from '#content/pages.ts';
import { expect, test } from '#tests/support/test.ts';
import { goWithinApp, PAGE_PATHS } from './go-within-app.ts';
import { choose, DOCUMENTS, expectTheme } from './theme-page.ts';

/** The screens, each with the theme that is chosen on it. */
const SCREENS = [
  { name: 'phone', width: 390, height: 844, choice: 'Vanity', theme: 'vanity' },
  { name: 'desktop', width: 1440, height: 900, choice: 'Daylight', theme: 'daylight' },
] as const;

const MIRROR_PATHS: readonly string[] = ['/', '/app'] satisfies readonly PagePath[];

/** Expects that the theme can be chosen on the current page: one on a phone, and the other on a desktop. */
async function expectChoice(page: Page, path: string): Promise<void> {
  for (const { name, width, height, choice: chosen, theme } of SCREENS) {
    const where = `${path} on a ${name}`;
    await page.setViewportSize({ width, height });
    const choice = page.getByRole('radio', { name: 'Daylight' }).filter({ visible: true });
    // On a phone, the mirror fills the screen, and the choice is in the menu.
    const isInMenu = MIRROR_PATHS.includes(path) && name === 'phone';
    if (isInMenu) {
      // Until the page has been arranged for a phone, it shows the desktop's choice or none, and a menu
      // opened too early would disappear.
      await expect(page.locator('.phone'), where).toBeVisible();
      await expect(choice, where).toHaveCount(0);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    }
    await expect(choice.first(), where).toBeVisible();
    await choose(page, chosen);
    await expectTheme(page, theme, where);
    if (!isInMenu) continue;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

test.describe('the choice', () => {
  test('is offered on every page, on a phone and on a desktop', async ({ page }) => {
    for (const path of DOCUMENTS) {
      await page.goto(path);
      await expectChoice(page, path);
    }
    await page.goto('/');
    for (const path of PAGE_PATHS) {
      await goWithinApp(page, path);
      await expectChoice(page, path);
    }
  });

  test('changes in every open tab at once', async ({ page, context }) => {
    await page.goto('/');
    const tabs = [page];
    for (const path of ['/landing', '/subscribe', '/login']) {
      const tab = await context.newPage();
      await tab.goto(path);
      await tab.waitForLoadState('networkidle');
      tabs.push(tab);
    }
    const names = { vanity: 'Vanity', daylight: 'Daylight' } as const;
    for (const [index, tab] of tabs.entries()) {
      const theme = index % 2 === 0 ? 'vanity' : 'daylight';
      await choose(tab, names[theme]);
      for (const each of tabs) {
        await expectTheme(each, theme);
        await expect(
          each.getByRole('radio', { name: names[theme] }).filter({ visible: true }).first(),
        ).toBeChecked();
      }
    }
  });

  test('is not overwritten by what another tab stores about its camera', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/landing');
    await other.waitForLoadState('networkidle');
    await choose(other, 'Vanity');
    await page.getByRole('button', { name: 'Flip Camera' }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lookglass.preferences')))
      .toContain('environment');
    await page.reload();
    await expectTheme(page, 'vanity');
  });

  test('applies to a page restored from the browser’s back/forward cache', async ({ page }) => {
    await page.goto('/landing');
    await page.waitForLoadState('networkidle');
    await page.goto('/login');
    await choose(page, 'Vanity');
    await page.goBack();
    await expectTheme(page, 'vanity');
  });

  test('is offered on a page that breaks, and still works there', async ({ page }) => {
    await page.route('**/assets/terms-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function TermsPage() { throw new Error("No terms"); }',
      }),
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expectTheme(page, 'vanity');
    await choose(page, 'Daylight');
    await expectTheme(page, 'daylight');
  });

  test('can be seen in forced colors', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/login', '/landing']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const options = page.locator('.theme-choice').filter({ visible: true }).first();
      const lines = await options
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderTopWidth));
      expect(lines, path).toEqual(['0px', '0px', '2px']);
    }
  });
});
