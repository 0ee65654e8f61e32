import { readAccess } from '#contracts/access.ts';
import { createPaymentIntent, updatePro } from '#contracts/payments.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { expect, test } from '#tests/support/test.ts';
import { signInNewPerson } from './site-page.ts';
import { PanelPage } from './panel-page.ts';

const FAR = 9_999_999_999_999;

/** What the browser stores for display, forged, and other tricks. */
const FORGED = {
  proStatus: JSON.stringify({ expires: FAR, isProUser: true }),
  proHourlyAccess: JSON.stringify({
    expires: FAR,
    features: ['pro-artists-chat'],
    paymentId: 'pi_1',
  }),
  isProUser: 'true',
  subscription: 'active',
} as const;

test('nothing written into the browser’s storage makes a person Pro', async ({ page }) => {
  await page.goto('/');
  await signInNewPerson(page);
  await page.context().addCookies([
    { name: 'isProUser', value: 'true', url: page.url() },
    { name: 'lookglass-pro', value: '1', url: page.url() },
  ]);
  const forge = () =>
    page.evaluate((forged) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const [name, value] of Object.entries(forged)) storage.setItem(name, value);
      }
      dispatchEvent(new CustomEvent('pro status updated', { detail: { isProUser: true } }));
    }, FORGED);
  const kept = () =>
    page.evaluate(() => [
      localStorage.getItem('proStatus'),
      localStorage.getItem('proHourlyAccess'),
    ]);
  const panels = new PanelPage(page);
  for (const panel of ['voice-assistant', 'artist-chat']) {
    await panels.open(`#panel=${panel}`);
    await forge();
    await page.reload();
    await expect.poll(kept).toEqual([null, null]);
    await expect(page.getByRole('button', { name: 'Upgrade to Pro', exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Pro', exact: true })).toHaveCount(0);
  await expect(page.getByText(/m remaining$/)).toHaveCount(0);

  const { origin } = new URL(page.url());
  const post = async (path: string, data: unknown): Promise<number> =>
    (await page.request.post(path, { headers: { origin }, data })).status();
  const { id: userId } = await (await page.request.get(readCurrentUser.path)).json();
  expect(await post(updatePro.path, { userId, isProUser: true })).toBe(402);
  expect(await post(createPaymentIntent.path, { amount: 1, type: 'monthly' })).toBe(400);
  expect(await post('/api/voice-assistant', { command: 'more' })).toBe(403);
  const access = await (await page.request.get(readAccess.path)).json();
  expect(access).toMatchObject({ isProUser: false, features: [] });
});
