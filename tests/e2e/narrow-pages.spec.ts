/**
 * 320 CSS pixels are the width of a small phone, and of a 1280-pixel window zoomed to 400% (WCAG 1.4.10).
 */

import type { Page } from '@playwright/test';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';
import { goWithinApp, PAGE_PATHS } from './go-within-app.ts';

test.use({ viewport: { width: 320, height: 568 } });

/** The pages that need a signed-in person. */
const OWN_PAGES = ['/my-saved-looks', '/my-activity', '/account-settings', '/operator'] as const;
const OPEN_PAGES = PAGE_PATHS.filter((path) => !OWN_PAGES.some((own) => own === path));
const DOCUMENTS = [
  '/no-such-page',
  '/landing',
  '/beauty-tips-blog',
  ...ARTICLES.map(articleAddress),
];
const PLANS = ['hourly', 'monthly', 'yearly'].map((plan) => `/subscribe?plan=${plan}`);

/**
 * Expects that nothing reaches past the right edge of the page: neither by making the page scroll, nor by
 * being cut off there outside of a scroll container.
 */
async function expectNarrow(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cutOff = [...document.querySelectorAll('a[href], button, input, textarea, h1, h2, h3, p')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.right <= clientWidth + 1 || box.left >= clientWidth) return false;
        for (let above = element.parentElement; above !== null; above = above.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return false;
          // Shades wait on either side of the one in the middle.
          if (above.matches('.carousel')) return false;
        }
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 120));
    return { scrolls: scrollWidth - clientWidth, cutOff };
  });
  expect.soft(wide, path).toEqual({ scrolls: 0, cutOff: [] });
}

test.describe('nothing scrolls sideways, or is cut off, at 320 px', () => {
  test('on the pages that everybody may see', async ({ page }) => {
    test.slow();
    await page.goto('/');
    for (const path of OPEN_PAGES) {
      await goWithinApp(page, path);
      await expectNarrow(page, path);
    }
  });

  test('on the landing page, the blog, the payment page and the page that is not found', async ({
    page,
  }) => {
    test.slow();
    for (const path of [...DOCUMENTS, ...PLANS]) {
      await page.goto(path);
      await expectNarrow(page, path);
    }
  });

  test('on the pages that need a signed-in person', async ({ page }) => {
    await page.goto('/terms');
    const response = await page.request.post('/api/auth/signup', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        fullName: 'Augusta Ada King, Countess of Lovelace',
        email: `augusta.ada.king.${crypto.randomUUID()}@example.com`,
        password: 'Difference-Engine-1843',
        confirmPassword: 'Difference-Engine-1843',
      },
    });
    expect(response.status()).toBe(201);
    await page.reload();
    for (const path of OWN_PAGES) {
      await goWithinApp(page, path);
      await expectNarrow(page, path);
    }
  });
});
