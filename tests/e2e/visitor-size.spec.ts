import { expect, test } from '#tests/support/test.ts';

/** Brotli, in bytes: what all the scripts of a page for visitors may weigh. */
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
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST);
    expect(sources.join('')).not.toMatch(/react/i);
  });
}
