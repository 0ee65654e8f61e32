import type { Page } from '@playwright/test';

/** The script of the documents for visitors. */
export const ISLAND = '**/visitor/assets/island-*.js';

/** Holds back the response from `address` until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
