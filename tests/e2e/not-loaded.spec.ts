import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

/** All but the small one at the head of a document, without which a browser draws nothing. */
const SCRIPTS = /\/assets\/(?!first-)[^/]+\.js$/;
const ENTRY = /\/assets\/index-[^/]+\.js$/;

/** Lets so many requests for scripts fail, as they do while a device changes its network. */
async function failFirst(page: Page, address: RegExp, requests: number): Promise<void> {
  let left = requests;
  await page.route(address, async (route) => {
    left -= 1;
    await (left < 0 ? route.continue() : route.abort('connectionfailed'));
  });
}

for (const [name, path, heading, requests] of [
  // Its scripts are fetched ahead, and again when they are run.
  ['the studio', '/', 'Ready to Try?', 2],
  ['another page', '/login', 'Welcome Back', 1],
] as const) {
  test.describe(`where scripts of ${name} do not arrive`, () => {
    test('they are fetched once more', async ({ page }) => {
      await failFirst(page, ENTRY, requests);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('the page says so, and can be loaded again', async ({ page }) => {
      await failFirst(page, SCRIPTS, Number.POSITIVE_INFINITY);
      await page.goto(path, { waitUntil: 'commit' });
      const note = page.getByRole('alert');
      await expect(note).toContainText('Lookglass couldn’t be loaded. Check your connection');
      await page.unroute(SCRIPTS);
      await page.keyboard.press('Tab');
      await expect(note.getByRole('button', { name: 'Reload Page' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(note).toHaveCount(0);
    });
  });
}
