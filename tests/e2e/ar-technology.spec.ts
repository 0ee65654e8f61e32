import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/test.ts';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

test('the face is turned in 3D, frozen and saved as a file; gestures wait for a hand, and keys do the same', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
    path: '/#panel=ar-technology/3d-model',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Advanced AR & Technology');
  const mode = panel.getByRole('switch', { name: '3D Mode' });

  await mode.click();
  await expect(panels.toast('3D Mode Activated')).toBeVisible();
  await expect(panel.getByText('There’s no picture in the mirror.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Camera' }).click();
  const view = panels.mirror.getByRole('slider', { name: 'Your face in 3D' });
  await expect(panels.mirror.locator('[data-face="shown"]')).toBeVisible({ timeout: 60_000 });

  await panel.getByRole('switch', { name: 'Freeze' }).click();
  await expect(panels.mirror.getByText('Frozen', { exact: true })).toBeVisible();
  await panels.mirror.getByRole('radio', { name: 'Skin' }).click();
  const ahead = await skinAcross(view);
  await panel.getByRole('slider', { name: 'Rotate Y, turn' }).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight');
  await expect(view).toHaveAttribute('aria-valuetext', 'nod 0°, turn 60°, tilt 0°');
  const aside = await skinAcross(view);
  expect(ahead.middle).toBeGreaterThan(0.4);
  expect(ahead.middle).toBeLessThan(0.6);
  expect(aside.width).toBeLessThan(0.9 * ahead.width);
  expect.soft(await findingsOf(page)).toEqual([]);

  await panels.mirror.getByRole('button', { name: 'Face forward' }).click();
  await view.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await expect(view).toHaveAttribute('aria-valuetext', 'nod 0°, turn −5°, tilt 5°');
  const { x, y, width, height } = (await view.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 50, y + height / 2 - 25);
  await page.mouse.up();
  await expect(view).toHaveAttribute('aria-valuetext', 'nod −10°, turn 15°, tilt 5°');
  await panel.getByRole('button', { name: 'Reset to 0°, 0°, 0°' }).click();
  await expect(view).toHaveAttribute('aria-valuetext', 'nod 0°, turn 0°, tilt 0°');

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as .glb' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 4).toString()).toBe('glTF');
  expect(file.length).toBeGreaterThan(100_000);
  await expect(panels.toast('3D Model Saved')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(view).toBeVisible();
  // Until the other arrangement is in place, the page is still as wide as before.
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect.soft(await findingsOf(page)).toEqual([]);
  await mode.click();
  await expect(panels.toast('2D Mode Activated')).toBeVisible();
  await expect(view).toBeHidden();

  await panel.getByRole('tab', { name: 'Gestures' }).click();
  await panel.getByRole('switch', { name: 'Hand Gestures' }).click();
  await expect(panel.getByText('Hold one open hand beside your face')).toBeVisible();
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await panel.getByRole('button', { name: 'Next lipstick' }).focus();
  await page.keyboard.press('1');
  await expect(panels.toast('Gesture Detected')).toBeVisible();
  await expect(page.getByText('Lipstick: Soft Rose', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Reset the look' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  expect.soft(await findingsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  const picture = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Take a picture' }).click();
  await expect(panels.mirror.getByRole('status', { name: 'Picture in 2' })).toBeVisible();
  await picture;
});

test('the face is drawn older and lit by other lamps, captures say both, and makeup goes with light and hair', async ({
  openStudio,
}) => {
  // All of the head is in the picture, because its hair is to take a shade.
  const page = await openStudio({
    cameraFile: await smallStillCamera(),
    before: beginAsPro,
    path: '/#panel=ar-technology/aging',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Advanced AR & Technology');

  await expect(panel.getByText('Start the camera or choose a photo to see it.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: '20 years older' }).click();
  await expect(panels.toast('Age Simulation Applied')).toBeVisible();
  await expect(panels.mirror.getByText('Simulated, +20 years')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Shutter' }).click();
  const captured = await download;
  expect(captured.suggestedFilename()).toContain('age-simulation-20-years-a-drawing');
  await panel.getByRole('slider', { name: 'Age offset' }).focus();
  await page.keyboard.press('Home');
  await expect(panels.mirror.getByText('Simulated, −10 years')).toBeVisible();
  await panel.getByRole('button', { name: 'Today' }).click();
  await expect(panels.mirror.getByText('Simulated')).toBeHidden();

  await panel.getByRole('tab', { name: 'Lighting' }).click();
  await panel.getByRole('button', { name: /^Restaurant/ }).click();
  await expect(panels.toast('Makeup Adjusted')).toBeVisible();
  await expect(panels.mirror.getByText('Restaurant', { exact: true })).toBeVisible();
  await expect(panel.getByText('Adjusted for this light')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);
  const lit = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Shutter' }).click();
  expect((await lit).suggestedFilename()).toContain('light-restaurant');
  await panel.getByRole('button', { name: 'Turn Off' }).click();
  await expect(panels.mirror.getByText('Restaurant', { exact: true })).toBeHidden();

  await panel.getByRole('tab', { name: 'Hair' }).click();
  await panel.getByRole('button', { name: 'Copper' }).click();
  await expect(panels.toast('Makeup Adjusted')).toBeVisible();
  await expect(panel.getByText('You’re wearing it now.')).toBeVisible();
  await expect(panel.getByText('The shade is on your hair.')).toBeVisible({ timeout: 60_000 });
  await expect(panels.mirror.getByText('Copper on your hair')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);
  await panel.getByRole('switch', { name: 'On my hair' }).click();
  await expect(panel.getByText('Your hair keeps its own color.')).toBeVisible();
  await expect(panels.mirror.getByText('Copper on your hair')).toBeHidden();
  await panel.getByRole('region', { name: 'Recommended makeup' }).getByText('Undo').click();
  await expect(panel.getByText('You’re wearing it now.')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel.getByRole('heading', { name: 'Hair color' })).toBeVisible();
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect.soft(await findingsOf(page)).toEqual([]);
  for (const [tab, heading] of [
    ['Lighting', 'Lighting'],
    ['Aging', 'Age simulation'],
  ] as const) {
    await panel.getByRole('tab', { name: tab }).click();
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible();
    expect.soft(await findingsOf(page, '#panel')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
});

/** Where skin is in the view, as shares of its width: its centre and its extent. */
async function skinAcross(view: Locator): Promise<{ middle: number; width: number }> {
  const { data, info } = await sharp(await view.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A row through the cheeks, away from the controls at the edges.
  const row = data.subarray(3 * info.width * Math.round(info.height / 2));
  const isSkin = (place: number): boolean => row[3 * place]! > row[3 * place + 2]! + 24;
  const places = Array.from({ length: info.width }, (_, place) => place).filter(isSkin);
  return {
    middle: (places[0]! + places.at(-1)!) / 2 / info.width,
    width: (places.at(-1)! - places[0]!) / info.width,
  };
}
