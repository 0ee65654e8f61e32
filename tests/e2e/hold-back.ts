import type { Page } from '@playwright/test';

/** The script of the pages for visitors. */
export const ISLAND = '**/visitor/assets/island-*.js';

/** Keeps what is at `address` from arriving at the page, until the function that comes back is called. */
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
