import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { filmLengthOf } from './film-length.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';
import { letCamerasBeUnplugged, unplugCameras } from './unplug.ts';

test('a recording pauses without its camera, locks out another tab, goes on when the device is full, and survives a crash', async ({
  openStudio,
}) => {
  test.setTimeout(180_000);
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: async (opened, origin) => {
      await beginAsPro(opened, origin);
      await letCamerasBeUnplugged(opened);
    },
    path: '/#panel=professional-mode/tutorial',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Professional Mode');
  await panels.startCamera();

  await panel.getByLabel('Title').fill('Through thick and thin');
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(panels.toast('Recording Started')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/#panel=professional-mode/tutorial');
  const otherPanel = new PanelPage(other).panel('Professional Mode');
  await otherPanel.getByLabel('Title').fill('At the same time');
  await otherPanel.getByRole('switch', { name: 'Film the mirror' }).click();
  await otherPanel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(otherPanel.getByRole('alert')).toContainText('You’re recording in another tab');
  await other.close();

  await unplugCameras(page);
  const trouble = panel.locator('.recording-trouble');
  await expect(trouble).toContainText('The mirror has stopped, so the recording is paused.');
  await panels.startCamera();
  await expect(trouble).toBeEmpty();

  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // For half a minute, a browser relies on the free space it found last.
  await expect(trouble).toContainText('This device is full, so the film ends here.', {
    timeout: 60_000,
  });
  await panel.getByLabel('Name this step').fill('Lips');
  await panel.getByRole('button', { name: 'Add Step' }).click();
  await expect(trouble).toContainText('Stop and export the tutorial before you close this page.');
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(trouble).not.toContainText('Stop and export');

  const crashed = page.waitForEvent('crash');
  // A page that crashes does not reply.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await page.context().newPage();
  await next.goto('/#panel=professional-mode/tutorial');
  const nextPanel = new PanelPage(next).panel('Professional Mode');
  await nextPanel.getByRole('button', { name: /^Through thick and thin/ }).click();
  await expect(nextPanel.getByText('The page was closed while this was recorded.')).toBeVisible();
  await expect(nextPanel.getByText('Lips', { exact: true })).toBeVisible();
  expect(await filmLengthOf(nextPanel)).toBeGreaterThan(0.5);
});

test('a recording does not start without the voice it should have, and says how to go on', async ({
  openStudio,
}) => {
  const page = await openStudio({
    flags: ['--use-fake-ui-for-media-stream=deny'],
    before: beginAsPro,
    path: '/#panel=professional-mode/tutorial',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Professional Mode');
  await panels.showDrawnModel();
  await panel.getByLabel('Title').fill('Said aloud');
  const voice = panel.getByRole('switch', { name: 'Record my voice' });
  await voice.click();
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  const alert = panel.getByRole('alert');
  await expect(alert).toContainText('The microphone is blocked for this site');
  await voice.click();
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(panels.toast('Recording Started')).toBeVisible();
});
