import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { SitePage, signInNewPerson } from './site-page.ts';
import { StudioPage } from './studio-page.ts';

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages, panels, looks and shades' });
  await expect(field).toBeFocused();
  return field;
}

test.describe('the command palette', () => {
  test('opens and closes with Ctrl or Cmd and K', async ({ page }) => {
    await page.goto('/');
    const palette = new SitePage(page).dialog('Search and commands');
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(palette).toBeVisible();
      await page.keyboard.press(key);
      await expect(palette).toBeHidden();
    }
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await closeWithEscape(palette);
    await expect(palette).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search and commands' })).toBeFocused();
  });

  test('puts a shade on by its name', async ({ page }) => {
    await page.goto('/');
    const field = await openPalette(page);
    await field.fill('classic red');
    await field.press('Enter');
    await expect(new StudioPage(page).shade('Classic Red')).toBeChecked();
  });

  test('lists Classic Red first among the results for “red”, before Redo', async ({ page }) => {
    await page.goto('/');
    const field = await openPalette(page);
    await field.fill('red');
    await expect(page.getByRole('option').first()).toContainText('Classic Red');
    await expect(page.getByRole('option', { name: /^Redo/ })).toBeVisible();
  });

  test('leads to the plans, and to signing in only while nobody is signed in', async ({ page }) => {
    await page.goto('/');
    const signIn = page.getByRole('option', { name: /^Sign In/ });
    const field = await openPalette(page);
    await field.fill('upgrade');
    await expect(page.getByRole('option', { name: 'Compare Free and Pro' })).toBeVisible();
    await field.fill('sign');
    await expect(signIn).toBeVisible();
    await page.keyboard.press('Escape');
    await signInNewPerson(page);
    await (await openPalette(page)).fill('sign');
    await expect(page.getByRole('option', { name: /makeup artist/ })).toBeVisible();
    await expect(signIn).toHaveCount(0);
    await expect(page.getByRole('option', { name: /^Sign Up/ })).toHaveCount(0);
  });

  test('puts on a whole look, and undoes it', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const before = await studio.values();
    await (await openPalette(page)).fill('night out');
    await page.keyboard.press('Enter');
    await expect(studio.look.getByRole('heading', { name: 'Night Out' })).toBeVisible();
    await (await openPalette(page)).fill('undo');
    await page.keyboard.press('Enter');
    expect(await studio.values()).toEqual(before);
  });

  test('puts on a look of the person’s own', async ({ page }) => {
    await page.goto('/');
    await signInNewPerson(page);
    await page.getByRole('button', { name: 'Save Look' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this look' });
    await dialog.getByRole('textbox').fill('Opera in June');
    await dialog.getByRole('button', { name: 'Save Look' }).click();
    await expect(dialog).toHaveCount(0);
    const studio = new StudioPage(page);
    const saved = await studio.values();
    await studio.quickLook('Natural').click();
    await (await openPalette(page)).fill('opera');
    await expect(page.getByRole('option', { name: /Opera in June/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(studio.toast('Look Applied')).toBeVisible();
    expect(await studio.values()).toEqual(saved);
  });

  test('goes to a page, and takes a shade from there to the mirror', async ({ page }) => {
    await page.goto('/');
    await (await openPalette(page)).fill('terms');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await (await openPalette(page)).fill('smokey eye');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(new StudioPage(page).shade('Smokey Eye')).toBeChecked();
  });

  test('moves through the results with the arrow keys, wrapping at both ends', async ({ page }) => {
    await page.goto('/');
    const field = await openPalette(page);
    await field.fill('theme');
    const options = page.getByRole('option');
    await expect(options).toHaveCount(3);
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowUp');
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    const active = await field.getAttribute('aria-activedescendant');
    await expect(options.nth(2)).toHaveAttribute('id', active ?? '');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  });

  test('says so when nothing is found', async ({ page }) => {
    await page.goto('/');
    await (await openPalette(page)).fill('xylophone');
    await expect(page.getByText('No results for “xylophone”.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '0 results' })).toBeAttached();
  });
});

test('axe finds nothing with the palette open, in any theme and size', async ({ page }) => {
  await followSystem(page);
  await page.goto('/');
  const field = await openPalette(page);
  await expectFlawless(page, 'the palette');
  await field.fill('berry');
  await expectFlawless(page, 'the palette with results', '[role="dialog"]');
  await field.fill('xylophone');
  await expectFlawless(page, 'the palette without results', '[role="dialog"]');
});
