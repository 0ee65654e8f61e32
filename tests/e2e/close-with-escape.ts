import { expect, type Locator } from '@playwright/test';

/**
 * Closes a window with Escape, once it has the keyboard: on a busy machine it can be seen a moment before, and
 * the key would go to what lies under it.
 */
export async function closeWithEscape(dialog: Locator): Promise<void> {
  const hasKeyboard = () => dialog.evaluate((node) => node.contains(document.activeElement));
  await expect.poll(hasKeyboard).toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
