/** The theme of a page: reading it and choosing it. */

import { expect, type Page } from '@playwright/test';
import { PAGES } from '#content/pages.ts';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';

const SURFACES = { vanity: '#110e0d', daylight: '#f7f5f2' } as const;
type Theme = keyof typeof SURFACES;

/** One page of every kind of document and layout. */
export const KINDS = [
  '/',
  '/landing',
  '/beauty-tips-blog',
  articleAddress(ARTICLES[0]!),
  '/beauty-tips-blog?article=no-such-article',
  '/subscribe',
  '/login',
  '/no-such-page',
];
/** The pages that do not belong to the app: each is a document of its own. */
export const DOCUMENTS = KINDS.filter((path) => !Object.hasOwn(PAGES, path));

/** Expects that the page, and the browser's bars around it, are in a theme. */
export async function expectTheme(page: Page, theme: Theme, where = page.url()): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('data-theme', theme);
  const seen = await page.evaluate(() => ({
    toolbars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    ),
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
  expect(seen, where).toEqual({
    toolbars: [SURFACES[theme], SURFACES[theme]],
    scheme: theme === 'vanity' ? 'dark' : 'light',
  });
}

/** Chooses a theme with the control on the page; a narrow page may have it in its footer. */
export async function choose(page: Page, name: 'Vanity' | 'Daylight' | 'System'): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).filter({ visible: true }).first().check();
}
