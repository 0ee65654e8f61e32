import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';
import { letCamerasBeUnplugged, unplugCameras } from './unplug.ts';

test('each Pro panel says when the camera ends, and what was worn, painted and chosen is there with the next camera', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: async (opened, origin) => {
      await beginAsPro(opened, origin);
      await letCamerasBeUnplugged(opened);
    },
    path: '/#panel=brush-analyzer',
  });
  const panels = new PanelPage(page);
  const show = (address: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, `#panel=${address}`);
  async function endCamera(): Promise<void> {
    await unplugCameras(page);
    await expect(panels.mirror.getByRole('alert')).toContainText('Camera disconnected');
  }

  await test.step('a stroke under way ends as it is, and the chart is there to go on', async () => {
    const brush = panels.panel('Virtual Brush Analyzer');
    await panels.startCamera();
    await brush.getByRole('button', { name: 'Start Analysis' }).click();
    await expect(page.locator('.brush-mirror')).toHaveCount(1);
    const { x, y, width, height } = (await page.locator('.mirror-slot').boundingBox())!;
    await page.mouse.move(x + width * 0.4, y + height * 0.56);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.44, y + height * 0.56, { steps: 8 });
    await endCamera();
    await page.mouse.up();
    await expect(brush.getByText('1 stroke', { exact: true })).toBeVisible();
    await expect(brush.getByRole('application', { name: 'Face chart' })).toBeVisible();
    expect.soft(await findingsOf(page)).toEqual([]);
  });

  const panel = panels.panel('Advanced AR & Technology');
  await test.step('the face in 3D asks for a picture, and comes back', async () => {
    await show('ar-technology/3d-model');
    await panels.startCamera();
    await panel.getByRole('switch', { name: '3D Mode' }).click();
    const shown = panels.mirror.locator('[data-face="shown"]');
    await expect(shown).toBeVisible();
    await endCamera();
    await expect(panel.getByText('There’s no picture in the mirror.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Save as .glb' })).toBeDisabled();
    expect.soft(await findingsOf(page)).toEqual([]);
    // The 3D view covers everything else that the mirror says.
    await page.getByRole('button', { name: 'Start Camera' }).click();
    await expect(shown).toBeVisible({ timeout: 60_000 });
    await panel.getByRole('switch', { name: '3D Mode' }).click();
  });

  await test.step('gestures say that they need the camera', async () => {
    await show('ar-technology/gestures');
    const hands = panel.getByRole('switch', { name: 'Hand Gestures' });
    await hands.click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await endCamera();
    await expect(panel.getByText('Gestures need the live camera.')).toBeVisible();
    await expect(hands).toBeDisabled();
    await expect(hands).toHaveAttribute('aria-checked', 'false');
    expect.soft(await findingsOf(page)).toEqual([]);
  });

  await test.step('an age that was chosen is drawn on the next picture', async () => {
    await show('ar-technology/aging');
    await panels.startCamera();
    await panel.getByRole('button', { name: '20 years older' }).click();
    const sign = panels.mirror.getByText('Simulated, +20 years');
    await expect(sign).toBeVisible();
    await endCamera();
    await expect(panel.getByText('Start the camera or choose a photo to see it.')).toBeVisible();
    await panels.startCamera();
    await expect(sign).toBeVisible();
    await panel.getByRole('button', { name: 'Today' }).click();
  });

  await test.step('the look that was taken off comes back without a camera, too', async () => {
    await show('professional-mode/removal');
    const removal = panels.panel('Professional Mode');
    await expect(removal.getByRole('listitem')).toHaveCount(6);
    const worn = await removal.getByRole('listitem').allInnerTexts();
    await removal.getByRole('button', { name: 'Preview Natural Skin' }).click();
    await endCamera();
    await removal.getByRole('button', { name: 'Restore Makeup' }).click();
    await expect(panels.toast('Makeup Restored')).toBeVisible();
    expect(await removal.getByRole('listitem').allInnerTexts()).toEqual(worn);
    await expect(removal.getByText('What you painted on your face')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });
});
