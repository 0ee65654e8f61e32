import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';

const SCREENS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const ADDRESSES = [
  '/landing',
  '/beauty-tips-blog',
  '/beauty-tips-blog?category=hygiene',
  '/beauty-tips-blog?article=no-such-article',
  ...ARTICLES.map(articleAddress),
];

for (const theme of ['vanity', 'daylight'] as const) {
  for (const { name, width, height } of SCREENS) {
    test.describe(`on a ${name} in ${theme}`, () => {
      test.use({ viewport: { width, height } });

      test('axe finds nothing on the pages for visitors, and none scrolls sideways', async ({
        page,
      }) => {
        await page.addInitScript((chosen) => {
          localStorage.setItem(
            'lookglass.preferences',
            JSON.stringify({ facing: 'user', theme: chosen }),
          );
        }, theme);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const address of ADDRESSES) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(await findingsOf(page), address).toEqual([]);
          expect.soft(await overflowOf(page), `${address} scrolls sideways`).toBe(0);
        }
      });
    });
  }
}
