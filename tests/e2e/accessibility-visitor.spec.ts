import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFlawless, followSystem } from './every-view.ts';

const ADDRESSES = [
  '/landing',
  '/beauty-tips-blog',
  '/beauty-tips-blog?category=hygiene',
  '/beauty-tips-blog?article=no-such-article',
  ...ARTICLES.map(articleAddress),
];

for (const address of ADDRESSES) {
  test(`axe finds nothing at ${address}, which never scrolls sideways`, async ({ page }) => {
    await followSystem(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The scripts, which follow the system's light, come after the page.
    await expect(page.locator('[data-theme-choice]:checked').first()).toBeAttached();
    await expectFlawless(page, address);
  });
}
