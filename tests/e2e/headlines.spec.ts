import type { Page } from '@playwright/test';
import { ARTICLES } from '#content/articles/articles.ts';
import { articleAddress } from '#content/visitor-documents.ts';
import { expect, test } from '#tests/support/test.ts';

const WIDTHS = [320, 390, 600, 768, 900, 1024, 1280, 1440, 1920, 2560];
const ADDRESSES = ['/landing', '/beauty-tips-blog', articleAddress(ARTICLES[0]!), '/login', '/'];

/**
 * Headlines of several lines whose line height is smaller than their letters: a p would run into the ll
 * below it wherever the two meet, which depends only on the width.
 */
function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const context = document.createElement('canvas').getContext('2d')!;
    const headlines = [...document.querySelectorAll<HTMLElement>('.display')].filter(
      (headline) => headline.getClientRects().length > 0,
    );
    if (headlines.length === 0) return ['The page has no headline'];
    return headlines.flatMap((headline) => {
      const style = getComputedStyle(headline);
      context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink =
        context.measureText('bdfhklt').actualBoundingBoxAscent +
        context.measureText('gjpqy').actualBoundingBoxDescent;
      const line = Number.parseFloat(style.lineHeight);
      const isOneLine = headline.clientHeight < 1.5 * line;
      return isOneLine || line > ink
        ? []
        : [`${headline.textContent}: ${line} px for ${ink} px of ink`];
    });
  });
}

for (const address of ADDRESSES) {
  test(`no headline at ${address} runs into itself, at any width`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await collisions(page), `${width} px`).toEqual([]);
    }
  });
}
