import { ARTICLES } from '#content/articles/articles.ts';
import { FONT_CHARACTERS } from '#content/visitor-characters.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';

/** Limit for all scripts of a page for visitors, in bytes after Brotli compression. */
const LARGEST = 10_000;

for (const path of ['/landing', '/beauty-tips-blog']) {
  test(`${path} loads at most 10 kB of scripts, and no React`, async ({ page }) => {
    const sizes: number[] = [];
    const sources: string[] = [];
    const read: Promise<void>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      read.push(
        (async () => {
          const { responseBodySize } = await response.request().sizes();
          expect(response.headers()['content-encoding']).toBe('br');
          sizes.push(responseBodySize);
          sources.push(await response.text());
        })(),
      );
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await Promise.all(read);
    expect(sizes).toHaveLength(1);
    sources.push(...(await page.locator('script:not([src], [type])').allTextContents()));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST);
    expect(sources.join('')).not.toMatch(/react/i);
  });
}

test('the fonts of the pages for visitors contain every character of their texts', async ({
  page,
}) => {
  for (const path of ['/landing', '/beauty-tips-blog', ...ARTICLES.map(articleAddress)]) {
    await page.goto(path);
    const text = await page.locator('body').innerText();
    const missing = new Set(
      text.split('').filter((each) => each !== '\n' && !FONT_CHARACTERS.includes(each)),
    );
    expect.soft([...missing], path).toEqual([]);
  }
});
