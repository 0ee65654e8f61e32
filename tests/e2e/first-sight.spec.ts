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

    test('is there before its scripts, once', async ({ page }) => {
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
      await expect(page.getByRole('slider').first()).toBeAttached();
      await expect(page.locator('#mirror')).toHaveCount(1);
      letThrough();
      await untilTakenOver(page);
    });

    test('is taken over in place and without a complaint', async ({ page }) => {
      // A visitor is told that they are nobody who is signed in.
      const said = complaintsOf(page, (message) =>
        message.location().url.endsWith('/api/auth/user'),
      );
      const letThrough = await holdBack(page, SCRIPTS);
      await page.goto('/', { waitUntil: 'commit' });
      const start = page.getByRole('button', { name: 'Start Camera' });
      // Its own letters may be a little wider than those before them, and are asked for once it is laid out.
      await expect(start).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const before = await start.boundingBox();
      const element = await start.elementHandle();
      letThrough();
      await untilTakenOver(page);
      expect(await start.boundingBox()).toEqual(before);
      // The same element, so that focus and what a reader has reached stay where they are.
      expect(await element?.evaluate((button) => button.isConnected)).toBe(true);
      expect(said).toEqual([]);
    });

    test('keeps what is pressed until it can be done', async ({ page }) => {
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
      await expect(slider).toHaveAttribute('aria-valuenow', '72');
      await expect(page.getByRole('radio', { name: 'Gloss' }).first()).toBeChecked();
    });

    test('leaves empty what only this browser knows', async ({ page }) => {
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

test('the studio’s document admits its own scripts and no others', async ({ request }) => {
  for (const path of ['/', '/app', '/studio.html']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(2);
    expect(scripts).not.toContain("'unsafe-inline'");
  }
});
