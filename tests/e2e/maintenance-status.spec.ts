import { expect, test } from '#tests/support/test.ts';

const UNDER_MAINTENANCE = { name: 'Under Maintenance', level: 1 } as const;

test.describe('a maintenance status that cannot be read', () => {
  test('counts as the last one known', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lookglass.maintenance', 'true');
    });
    await page.route('**/api/maintenance/status', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', UNDER_MAINTENANCE)).toBeVisible();
  });

  test('makes nobody wait for more than two seconds', async ({ page }) => {
    await page.route('**/api/maintenance/status', () => undefined);
    await page.goto('/terms');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 4000 });
    // The studio's document is only served when there is no maintenance, so it need not wait.
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible({ timeout: 1500 });
  });
});
