import { expect, type Page } from '@playwright/test';
import { isPagePath, type PagePath, PAGES } from '#content/pages.ts';

export const PAGE_PATHS: readonly PagePath[] = Object.keys(PAGES).filter(isPagePath);

/** The page to which a visitor is sent from pages that need a signed-in person. */
const SIGN_IN = PAGES['/login'].title;

/**
 * Goes from one page of the app to another, as the browser's Back and Forward do. Loading the document every
 * time would take up most of the time of a test that checks many pages. Resolves when the page is shown.
 */
export async function goWithinApp(page: Page, path: PagePath): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(async () => {
    expect([PAGES[path].title, SIGN_IN]).toContain(await page.title());
  }, path).toPass();
}
