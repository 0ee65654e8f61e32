import type { Page } from '@playwright/test';
import { PAGES } from '#content/pages.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFlawless, expectFlawlessInEveryView, followSystem } from './every-view.ts';

/** The pages that need a signed-in person. */
const OWN_PAGES = ['/my-saved-looks', '/my-activity', '/account-settings', '/operator'] as const;
/** One page of each layout whose header and footer differ on a phone. */
const LAYOUTS: readonly string[] = ['/terms', '/login'];
const STUDIO_PAGES: readonly string[] = ['/', '/app'];
const OPEN_PAGES = [...Object.keys(PAGES), '/no-such-page'].filter(
  (path) => !STUDIO_PAGES.includes(path) && !OWN_PAGES.some((own) => own === path),
);

async function expectFlawlessAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (LAYOUTS.includes(path)) await expectFlawlessInEveryView(page, path);
  else await expectFlawless(page, path);
}

async function makeAccount(page: Page): Promise<void> {
  const response = await page.request.post('/api/auth/signup', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      fullName: 'Ada Lovelace',
      email: `ada.${crypto.randomUUID()}@example.com`,
      password: 'Difference-Engine-1843',
      confirmPassword: 'Difference-Engine-1843',
    },
  });
  expect(response.status()).toBe(201);
}

async function saveLooks(page: Page): Promise<void> {
  for (const name of ['Evening at the opera', 'Morning light']) {
    const response = await page.request.post('/api/makeup-looks', {
      headers: { origin: new URL(page.url()).origin },
      data: {
        id: crypto.randomUUID(),
        name,
        isPublic: name.startsWith('Morning'),
        look: {
          v: 1,
          lipstick: { color: '#b3123a', opacity: 80 },
          blush: { color: '#fda4af', opacity: 50 },
          eyeshadow: { colors: ['#fde68a', '#fca5a5', '#f87171'], opacity: 60 },
          eyeliner: { color: '#000000', opacity: 80 },
          mascara: { opacity: 65 },
          foundation: { color: '#f8e8db', opacity: 40 },
        },
      },
    });
    expect(response.status()).toBe(201);
  }
}

test.describe('axe finds nothing, and nothing scrolls sideways, in any theme and size', () => {
  for (const path of OPEN_PAGES) {
    test(`at ${path}`, async ({ page }) => {
      await followSystem(page);
      await expectFlawlessAt(page, path);
    });
  }

  test('on the pages that need a signed-in person', async ({ page }) => {
    await followSystem(page);
    await page.goto('/terms');
    await makeAccount(page);
    for (const path of OWN_PAGES) await expectFlawlessAt(page, path);
    await saveLooks(page);
    for (const path of ['/my-saved-looks', '/my-activity']) await expectFlawlessAt(page, path);
  });
});
