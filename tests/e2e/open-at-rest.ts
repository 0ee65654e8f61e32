import type { Page } from '@playwright/test';
import { readAccess } from '#contracts/access.ts';

/** Opens a page, and waits until it has sent all the requests that it sends on its own. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(`**${readAccess.path}`);
  await page.goto(path);
  await last;
  await page.waitForLoadState('networkidle');
}
