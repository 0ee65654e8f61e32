import { expect, type Locator } from '@playwright/test';

/**
 * Closes a dialog with Escape, once it has the keyboard focus: on a busy machine it can become visible a
 * moment earlier, and the key would then go to what is under it.
 */
export async function closeWithEscape(dialog: Locator): Promise<void> {
  const hasKeyboard = () => dialog.evaluate((node) => node.contains(document.activeElement));
  await expect.poll(hasKeyboard).toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
