import { SHADES } from '#content/shades.ts';
import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { framesOf } from './live-people.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

const CLASSIC_RED = SHADES.lipstick.find(({ name }) => name === 'Classic Red')?.color ?? '';

test('a host goes live, a viewer without an account watches and wears the look, and the session ends for both', async ({
  openStudio,
  browser,
}) => {
  // Two browsers, one of which draws a mirror and encodes it: that takes long on a busy machine.
  test.slow();
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
    path: '/#panel=live-streaming',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Live Streaming');

  await panel.getByRole('button', { name: 'Go Live' }).click();
  await expect(panels.toast('Session Title Required')).toBeVisible();
  await panel.getByLabel('Session title').fill('A wine lip that lasts dinner');
  await panel.getByRole('button', { name: 'Go Live' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Please confirm the sentence above first.');
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: 'Go Live' }).click();
  await expect(panel.getByRole('alert')).toContainText('Start your camera first');
  expect.soft(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(page.getByRole('button', { name: 'Stop Camera' })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Go Live' }).click();
  await expect(panels.toast('Live Stream Started!')).toBeVisible();
  const link = await panel.getByLabel('Link to your session').inputValue();

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const viewer = await elsewhere.newPage();
  await viewer.goto(link);
  await expect(viewer.getByRole('heading', { name: 'A wine lip that lasts dinner' })).toBeVisible();
  await expect.poll(() => framesOf(viewer), { timeout: 90_000 }).toBeGreaterThan(2);
  await expect(viewer.getByText('1 watching')).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Sign in to chat and applaud' })).toBeVisible();
  expect.soft(await findingsOf(viewer)).toEqual([]);

  await panel.getByLabel('Say something kind').fill('Blot once, then the second coat');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(viewer.getByText('Blot once, then the second coat')).toBeVisible();
  await panel.getByRole('button', { name: 'Camera' }).click();
  await expect(viewer.getByText('has switched the camera off.')).toBeVisible();

  await viewer.getByRole('button', { name: 'Wear this look' }).click();
  await expect(viewer.getByRole('button', { name: 'Start Camera' })).toBeVisible();
  await panels.shade('Classic Red').click();
  await expect
    .poll(() => viewer.evaluate(() => localStorage.getItem('lookglass.look')))
    .toContain(`"color":"${CLASSIC_RED}"`);
  await viewer.getByRole('button', { name: 'Steps', exact: true }).click();
  await expect(viewer.getByText('Classic Red, 70')).toBeVisible();
  await viewer.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(viewer)).toBe(0);

  await panel.getByRole('button', { name: 'Record' }).click();
  await expect(panel.getByText('Recording on this device')).toBeVisible();
  await page.goto('/#panel=community/live');
  await expect(page.getByText('People see this picture now.')).toBeVisible();
  await page.goto('/#panel=live-streaming');
  await panel.getByRole('button', { name: 'End Stream' }).click();
  await expect(panels.toast('Stream Ended')).toBeVisible();
  await expect(viewer.getByRole('heading', { name: 'This session is over' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save Recording' })).toBeVisible();
  await elsewhere.close();
});
