import type { Page } from '@playwright/test';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress, productAddress } from '#content/visitor-documents.ts';
import { searchProducts } from '#contracts/catalogue.ts';
import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { expectFlawlessInEveryView, followSystem } from './every-view.ts';

const [FIRST_ARTICLE, ...OTHER_ARTICLES] = ARTICLES.map(articleAddress);

/** One of each kind of document. */
const ADDRESSES = [
  '/landing',
  '/beauty-tips-blog',
  '/beauty-tips-blog?category=hygiene',
  '/beauty-tips-blog?article=no-such-article',
  FIRST_ARTICLE!,
];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The scripts, which apply the system's theme, run after the page is shown.
  await expect(page.locator('[data-theme-choice]:checked').first()).toBeAttached();
}

for (const address of ADDRESSES) {
  test(`axe finds nothing at ${address}, which never scrolls sideways`, async ({ page }) => {
    await followSystem(page);
    await open(page, address);
    await expectFlawlessInEveryView(page, address);
  });
}

test('axe finds nothing on a product’s page, nor where there is no such product', async ({
  page,
  request,
}) => {
  const reply = await request.get('/api/catalog/products');
  const { products } = searchProducts.reply.parse(await reply.json());
  await followSystem(page);
  await open(page, productAddress(products[0]!.id));
  await expectFlawlessInEveryView(page, 'a product');
  await open(page, productAddress('none'));
  expect.soft(await findingsOf(page, 'main')).toEqual([]);
});

test('axe finds nothing at the other articles, which never scroll sideways', async ({ page }) => {
  await followSystem(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // They share one document with different words: both themes and a desktop are tried on the first one.
  for (const address of OTHER_ARTICLES) {
    await open(page, address);
    expect.soft(await findingsOf(page, 'main'), address).toEqual([]);
    expect.soft(await overflowOf(page), `${address} scrolls sideways`).toBe(0);
  }
});
