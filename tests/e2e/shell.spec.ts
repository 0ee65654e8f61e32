import { expect, test } from '#tests/support/test.ts';

test.describe('the shell of the app', () => {
  for (const path of ['/', '/app']) {
    test(`${path} opens the studio without an error in the console`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);
      await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('an unknown address says so, and leads back', async ({ page }) => {
    const reply = await page.goto('/no-such-page');
    expect(reply?.status()).toBe(404);
    await page.getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible();
  });

  test('loads every script and style from names that may be kept for ever', async ({ page }) => {
    const short: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const isCode = /\.(js|css|woff2)$/.test(pathname);
      const kept = response.headers()['cache-control']?.includes('immutable') === true;
      if (isCode && !kept) short.push(pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(short).toEqual([]);
  });

  test('sends its scripts compressed', async ({ page }) => {
    const plain: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      const large = Number(response.headers()['content-length'] ?? 0) > 2000;
      if (pathname.endsWith('.js') && large && !response.headers()['content-encoding']) {
        plain.push(pathname);
      }
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(plain).toEqual([]);
  });
});
