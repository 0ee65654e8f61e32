import type { Page } from '@playwright/test';
import { readAccess } from '#contracts/access.ts';

/** Opens a page, and waits until it has asked for everything that it asks for by itself. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(`**${readAccess.path}`);
  await page.goto(path);
  await last;
  await page.waitForLoadState('networkidle');
}
