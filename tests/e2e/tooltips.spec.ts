import { expect, test } from '#tests/support/test.ts';

test.describe('a tooltip', () => {
  test('names a button without text when the pointer rests on it', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('radio', { name: 'Daylight' }).hover();
    await expect(page.locator('.tooltip')).toHaveText(/Daylight/);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('.tooltip')).toBeHidden();
  });

  test('shows at once on keyboard focus, and closes with Escape', async ({ page }) => {
    await page.goto('/login');
    const reveal = page.getByRole('button', { name: 'Show password' });
    await page.getByRole('textbox', { name: 'Password' }).focus();
    await page.keyboard.press('Tab');
    await expect(reveal).toBeFocused();
    await expect(page.locator('.tooltip')).toHaveText(/Show password/);
    await page.keyboard.press('Escape');
    await expect(page.locator('.tooltip')).toBeHidden();
  });
});
