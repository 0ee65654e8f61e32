import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

/** A page that throws while rendering, until the test repairs it. */
const BROKEN_PAGE = `
  export function TermsPage() {
    if (globalThis.isMended) return null;
    throw new Error('No terms for ada@example.com?token=c2VjcmV0');
  }`;

async function breakTerms(page: Page): Promise<void> {
  await page.route('**/assets/terms-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN_PAGE }),
  );
}

test.describe('a page that breaks', () => {
  test('says so, offers two ways out, and shows the details on request', async ({ page }) => {
    await breakTerms(page);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    const details = page.getByText('No terms for ada@example.com', { exact: false });
    await expect(details).toBeHidden();
    await page.getByText('Error details').click();
    await expect(details).toBeVisible();
  });

  test('goes on after Try Again, once the cause is gone', async ({ page }) => {
    await breakTerms(page);
    await page.goto('/terms');
    const heading = page.getByRole('heading', { name: 'Something went wrong' });
    await expect(heading).toBeVisible();
    await page.evaluate(() => Reflect.set(globalThis, 'isMended', true));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading).toBeHidden();
  });

  test('comes back with Reload Page', async ({ page }) => {
    await breakTerms(page);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(
      page.getByRole('heading', { name: 'Terms', exact: false, level: 1 }),
    ).toBeVisible();
  });

  test('is reported once, without a trace of the person it happened to', async ({ page }) => {
    await breakTerms(page);
    const reported = page.waitForRequest('**/api/client-errors');
    await page.goto('/terms?token=another-secret');
    const request = await reported;
    const report = request.postDataJSON();
    expect(report).toMatchObject({
      page: '/terms',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(report.message).toBe('Error: No terms for [email]');
    expect(report.stack).toContain('/assets/terms-page-');
    expect(JSON.stringify(report)).not.toMatch(/ada|secret|localhost/);
    expect((await request.response())?.status()).toBe(202);
  });
});

test.describe('an address without a page', () => {
  test('says so to people and to developers, and leads on', async ({ page }) => {
    const reply = await page.goto('/no-such-page');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).click();
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  });
});
