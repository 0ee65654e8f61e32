import { expect, test } from '#tests/support/test.ts';

/** Schemes that stay inside the browser. */
const LOCAL_SCHEMES = new Set(['blob:', 'data:', 'about:']);

/** Long enough for a request that is made late: when the page is idle, or once the mirror draws. */
const SETTLING_MS = 3000;

test.describe('privacy', () => {
  test('no request leaves the origin, from opening the page to wearing makeup', async ({
    page,
    context,
    studio,
  }) => {
    const strangers: string[] = [];
    // On the context and not the page: a worker's requests are its own.
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (!LOCAL_SCHEMES.has(protocol) && origin !== studio.origin) strangers.push(request.url());
    });
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
    });
    page.on('websocket', (socket) => strangers.push(socket.url()));

    await page.goto('/');
    await page.getByRole('button', { name: 'Start Camera' }).first().click();
    await expect(page.locator('canvas').first()).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(SETTLING_MS);

    expect(strangers).toEqual([]);
    expect(refusals).toEqual([]);
  });

  test('the policy itself refuses a request to anywhere else', async ({ page }) => {
    await page.goto('/');
    const outcome = await page.evaluate(() =>
      fetch('https://example.com/').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(outcome).toBe('refused');
  });
});
