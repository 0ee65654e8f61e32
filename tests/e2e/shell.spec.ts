import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { expect, test } from '#tests/support/test.ts';

/** Compressed with Brotli, before the camera is started. */
const MOST_SCRIPT_BYTES = 140_000;

test.describe('the shell of the app', () => {
  for (const path of ['/', '/app']) {
    test(`${path} opens the studio without an error in the console`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // For a visitor, the page's question who is signed in is answered with
        // 401, which the browser reports.
        const isExpected = message.location().url.endsWith('/api/auth/user');
        if (message.type() === 'error' && !isExpected) errors.push(message.text());
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
    await page.getByRole('link', { name: 'Back to the mirror' }).click();
    await expect(page.getByRole('button', { name: 'Start Camera' }).first()).toBeVisible();
  });

  test('loads every script and style from names that may be cached forever', async ({ page }) => {
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

/**
 * Addresses of the scripts with which the studio starts; what loads by itself
 * after the mirror is not among them.
 */
async function firstScripts(page: Page): Promise<readonly string[]> {
  await page.goto('/', { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      startTime,
    }));
    const later = files.find(({ path }) => path.includes('/after-load-'))?.startTime ?? Infinity;
    return files
      .filter(({ path, startTime }) => path.endsWith('.js') && startTime < later - 50)
      .map(({ path }) => path);
  });
}

for (const [screen, viewport, other] of [
  ['a phone', { width: 390, height: 844 }, 'wide'],
  ['a desk', { width: 1440, height: 900 }, 'phone'],
] as const) {
  test.describe(`the scripts of the studio on ${screen}`, () => {
    test.use({ viewport });

    test('weigh at most 140 kB at the start, without the tracker', async ({ page, studio }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url(), studio.origin).pathname));
      const scripts = await firstScripts(page);
      const bytes = scripts.map((path) => {
        const plain = join(PROJECT_FOLDER, 'dist/app', path);
        // A file that compression would only make longer is sent as it is.
        return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
      });
      const sum = bytes.reduce((before, size) => before + size, 0);
      expect(sum).toBeGreaterThan(100_000);
      expect(sum).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      expect(asked.filter((path) => /\.(wasm|bin)$/.test(path))).toEqual([]);
    });

    test('are named by the document, so that they are fetched in parallel', async ({ page }) => {
      const scripts = await firstScripts(page);
      const named = await page.evaluate(
        (own) => {
          const { scripts: app = '', [own]: ofArrangement = '' } = document.documentElement.dataset;
          return `${app} ${ofArrangement}`.split(' ');
        },
        other === 'wide' ? 'phone' : 'wide',
      );
      expect(scripts.toSorted()).toEqual(named.toSorted());
    });

    test('contain nothing of the other arrangement, neither then nor later', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const afterLoad = page.waitForRequest('**/assets/after-load-*.js');
      await page.goto('/#panel=community', { waitUntil: 'load' });
      await expect(page.getByRole('tablist', { name: 'Community' })).toBeVisible();
      await afterLoad;
      await page.waitForLoadState('networkidle');
      const studios = asked.filter((path) => path.includes('-studio-'));
      expect(studios).not.toEqual([]);
      expect(studios.filter((path) => path.includes(`/${other}-studio-`))).toEqual([]);
    });
  });
}
