import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { complaintsOf } from './complaints.ts';
import { holdBack } from './hold-back.ts';
import { StudioPage } from './studio-page.ts';

const SCRIPTS = '**/assets/*.js';
const ENTRY = '**/assets/index-*.js';
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('html[data-known-better]')).toHaveCount(0);
}

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desk', WIDE],
] as const) {
  test.describe(`the first sight of the studio on ${name}`, () => {
    test.use({ viewport });

    test('is shown once, before its scripts arrive', async ({ page }) => {
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
      await expect(page.getByRole('slider').first()).toBeAttached();
      await expect(page.locator('#mirror')).toHaveCount(1);
      letThrough();
      await untilTakenOver(page);
    });

    test('is taken over in place, and without a complaint from the browser', async ({ page }) => {
      // For a visitor, the call that asks who is signed in fails, and the browser reports that.
      const said = complaintsOf(page, (message) =>
        message.location().url.endsWith('/api/auth/user'),
      );
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      const start = page.getByRole('button', { name: 'Start Camera' });
      // The page's own font may be a little wider than the one before, and is only requested after layout.
      await expect(start).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const before = await start.boundingBox();
      const element = await start.elementHandle();
      letThrough();
      await untilTakenOver(page);
      expect(await start.boundingBox()).toEqual(before);
      // It is the same element, so that the focus and the position of a screen reader are kept.
      expect(await element?.evaluate((button) => button.isConnected)).toBe(true);
      expect(said).toEqual([]);
    });

    test('keeps a press until it can be carried out', async ({ page }) => {
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Try the drawn model' }).click();
      letThrough();
      await expect(new StudioPage(page).mirror.getByText('Stopped')).toBeHidden({
        timeout: 30_000,
      });
    });

    test('keeps every press and key in their order', async ({ page }) => {
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      const slider = page.getByRole('slider', { name: 'Lipstick' });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('radio', { name: 'Gloss' }).first().click();
      letThrough();
      await expect(slider).toHaveValue('72');
      await expect(page.getByRole('radio', { name: 'Gloss' }).first()).toBeChecked();
    });

    test('leaves out what only this browser knows', async ({ page }) => {
      await page.goto('/');
      await untilTakenOver(page);
      await page.evaluate(() => localStorage.setItem('lookglass.look', '{}'));
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-known-better', 'look');
      await expect(page.getByRole('slider')).toHaveCount(0);
      letThrough();
      await expect(page.getByRole('slider').first()).toBeVisible();
    });

    test('is not seen on the way to another page', async ({ page }) => {
      const letThrough = await holdBack(page, ENTRY);
      await page.goto('/account-settings', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Start Camera' })).toHaveCount(0);
      letThrough();
    });
  });
}

test('the key of the command palette counts once, however early it is pressed', async ({
  page,
}) => {
  const letThrough = await holdBack(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
  await page.keyboard.press('Control+k');
  letThrough();
  await untilTakenOver(page);
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
});

test('the studio can be seen without scripts', async ({ browser, studio }) => {
  const context = await browser.newContext({ baseURL: studio.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Camera' })).toHaveCount(1);
  await expect(page.locator('noscript')).toBeVisible();
  await context.close();
});

test('the studio’s document allows its own scripts and no others', async ({ request }) => {
  for (const path of ['/', '/app', '/studio.html']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(2);
    expect(scripts).not.toContain("'unsafe-inline'");
  }
});
