import { expect, test } from '#tests/support/test.ts';

/** URL schemes that stay inside the browser. */
const LOCAL_SCHEMES = new Set(['blob:', 'data:', 'about:']);

/** Long enough for requests that are sent late: when the page is idle, or once the mirror draws. */
const SETTLING_MS = 3000;

test.describe('privacy', () => {
  test('no request leaves the origin, from opening the page to wearing makeup', async ({
    page,
    context,
    studio,
  }) => {
    const strangers: string[] = [];
    const own: string[] = [];
    // Listens on the context and not on the page, whose events leave out a worker's requests.
    context.on('request', (request) => {
      const { protocol, origin, pathname } = new URL(request.url());
      if (origin === studio.origin) own.push(pathname);
      else if (!LOCAL_SCHEMES.has(protocol)) strangers.push(request.url());
    });
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
    });
    page.on('websocket', (socket) => strangers.push(socket.url()));

    await page.goto('/');
    await page.getByRole('button', { name: 'Start Camera' }).first().click();
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(SETTLING_MS);

    expect(strangers).toEqual([]);
    // The worker's own requests were seen; otherwise, their absence above would mean nothing.
    expect(own.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
    expect(own.filter((path) => path.endsWith('.bin'))).toHaveLength(1);
    expect(refusals).toEqual([]);
  });

  test('the policy itself blocks requests to any other origin', async ({ page }) => {
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
