import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { readTutorialFile } from '#domain/tutorial/tutorial-file.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { filmLengthOf } from './film-length.ts';
import { PanelPage } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

async function wearBold(page: Page, panels: PanelPage): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#panel=makeup';
  });
  await panels.panel('Makeup').getByRole('button', { name: /^Bold/ }).click();
}

async function showTab(page: Page, panel: Locator, tab: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `#panel=professional-mode/${name.toLowerCase()}`;
  }, tab);
  await expect(panel.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

test('a tutorial is filmed, exported, imported and followed; snapshots are compared; techniques and lights are used; the look comes back after a reload', async ({
  openStudio,
}) => {
  // One journey through all tabs, with a camera whose pictures are drawn on the CPU.
  test.setTimeout(180_000);
  const page = await openStudio({
    cameraFile: await smallStillCamera({ pose: { scale: 1.6 } }),
    before: beginAsPro,
    path: '/#panel=professional-mode/timeline',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel('Professional Mode');

  const share = panel.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeDisabled();
  await panel.getByRole('button', { name: 'Snapshot', exact: true }).click();
  await expect(panels.toast('Capture Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Snapshot', exact: true }).click();
  await expect(panels.toast('Snapshot Captured')).toBeVisible();
  await expect(share).toBeEnabled();

  await showTab(page, panel, 'Tutorial');
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(panels.toast('Tutorial Title Required')).toBeVisible();
  await expect(panels.toast('Please enter a title for your tutorial.')).toBeVisible();
  await panel.getByLabel('Title').fill('A soft evening lip');
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(panels.toast('Recording Started')).toBeVisible();
  await panel.getByLabel('Name this step').fill('Even out the skin');
  await panel.getByRole('button', { name: 'Add Step' }).click();
  await expect(panels.toast('Step Added')).toBeVisible();
  await wearBold(page, panels);
  await panels.mirror.getByRole('button', { name: /^Recording, 0:/ }).click();
  await expect(panel.getByRole('heading', { name: 'Since step 1' })).toBeVisible();
  await panel.getByRole('button', { name: 'Add Step' }).click();
  expect.soft(await findingsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(panels.toast('Recording Complete')).toBeVisible();
  await expect(panels.toast('“A soft evening lip” has 2 steps.')).toBeVisible();

  const exporting = page.waitForEvent('download');
  const filmed = await filmLengthOf(panel);
  await panel.getByRole('button', { name: 'Export' }).click();
  await expect(panels.toast('Tutorial Exported')).toBeVisible();
  const file = await (await exporting).path();
  const exported = readTutorialFile(await readFile(file, 'utf8'));
  if (!exported.ok) throw new Error(exported.failure);
  expect(exported.value.steps.map(({ title }) => title)).toEqual(['Even out the skin', 'Step 2']);
  expect(exported.value.totalDuration).toBeGreaterThan(500);
  expect(Math.abs(filmed * 1000 - exported.value.totalDuration)).toBeLessThan(1500);

  await panel.getByRole('button', { name: 'All tutorials' }).click();
  const input = panel.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from('{"title":') });
  await expect(panel.getByRole('alert')).toContainText('That file can’t be read');
  await input.setInputFiles(file);
  await expect(panels.toast('Tutorial Imported')).toBeVisible();
  await panel.getByRole('button', { name: 'Try It On' }).click();
  await expect(panel.getByText('Step 1 of 2')).toBeVisible();
  await expect(panel.getByRole('switch')).not.toHaveCount(0);
  expect.soft(await findingsOf(page)).toEqual([]);
  await page.keyboard.press('Alt+Shift+N');
  await expect(panel.getByRole('heading', { name: 'Step 2', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Next' }).click();
  await panel.getByRole('button', { name: 'Finish' }).click();

  await showTab(page, panel, 'Timeline');
  await panel.getByRole('button', { name: 'Snapshot', exact: true }).click();
  await expect(panel.getByText('2 snapshots')).toBeVisible();
  const tiles = panel
    .getByRole('list', { name: 'Snapshots, the newest first' })
    .getByRole('button');
  await tiles.last().click();
  await tiles.first().click();
  const divider = panels.mirror.getByRole('slider', { name: 'Divider between the two snapshots' });
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '0');
  await divider.press('PageUp');
  await expect(divider).toHaveAttribute('aria-valuenow', '10');
  await expect(panel.getByRole('row', { name: /Lipstick/ })).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Put On A' }).click();
  await expect(panels.toast('Look Applied')).toBeVisible();
  await tiles.first().click();
  await panel.getByLabel('Note').fill('Before the evening');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(panel.getByText('1 snapshot', { exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(panel.getByText('2 snapshots')).toBeVisible();

  await showTab(page, panel, 'Tools');
  const blending = panel.getByRole('button', { name: /^Soft Blending/ });
  await blending.click();
  await expect(panels.toast('Professional Tool Applied')).toBeVisible();
  await expect(blending).toHaveAttribute('aria-pressed', 'true');
  expect.soft(await findingsOf(page)).toEqual([]);
  await panel.getByText('Undo', { exact: true }).click();
  await expect(blending).toHaveAttribute('aria-pressed', 'false');

  await showTab(page, panel, 'Lighting');
  await panel.getByRole('button', { name: /^Restaurant Dim/ }).click();
  await expect(panels.toast('Lighting Applied')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);
  // The light stays on when the panel closes, and its sign offers to turn it off.
  await panel.getByRole('button', { name: 'Close the panel' }).click();
  await expect(panel).toBeHidden();
  await panels.mirror.getByRole('button', { name: 'Turn off Restaurant Dim' }).click();
  await expect(panels.mirror.getByText('Restaurant Dim')).toBeHidden();

  await showTab(page, panel, 'Removal');
  await expect(panel.getByRole('listitem')).toHaveCount(6);
  const worn = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByRole('button', { name: 'Preview Natural Skin' }).click();
  await expect(panels.toast('Removal Mode Active')).toBeVisible();
  expect.soft(await findingsOf(page)).toEqual([]);

  await showTab(page, panel, 'Tutorial');
  await panel.getByLabel('Title').fill('Cut short');
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(panels.toast('Recording Started')).toBeVisible();
  // A piece of the film is stored each second; on a busy machine that takes a little longer.
  await expect(panels.mirror.getByRole('button', { name: /^Recording, 0:0[4-9]/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await panel.getByRole('button', { name: /^Cut short/ }).click();
  await expect(panel.getByText('The page was closed while this was recorded.')).toBeVisible();
  expect(await filmLengthOf(panel)).toBeGreaterThan(0.5);
  expect(await overflowOf(page)).toBe(0);
  expect.soft(await findingsOf(page)).toEqual([]);
  await showTab(page, panel, 'Timeline');
  await expect(tiles).toHaveCount(2);
  expect.soft(await findingsOf(page)).toEqual([]);
  await showTab(page, panel, 'Removal');
  await panel.getByRole('button', { name: 'Restore Makeup' }).click();
  await expect(panels.toast('Makeup Restored')).toBeVisible();
  expect(await panel.getByRole('listitem').allInnerTexts()).toEqual(worn);
  expect(await overflowOf(page)).toBe(0);
  for (const tab of ['Removal', 'Tools', 'Lighting']) {
    await showTab(page, panel, tab);
    expect.soft(await findingsOf(page, '#panel')).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }

  // On a phone, too, a tutorial is recorded and stopped.
  await showTab(page, panel, 'Tutorial');
  await panels.startCamera();
  await panel.getByLabel('Title').fill('In the hand');
  await panel.getByRole('button', { name: 'Start Recording' }).click();
  await expect(panels.toast('Recording Started')).toBeVisible();
  await panel.getByRole('button', { name: 'Add Step' }).click();
  await expect(panels.toast('Step Added')).toBeVisible();
  // The sign of the recording takes the place of the details.
  await expect(panels.mirror.getByRole('button', { name: 'Details' })).toBeHidden();
  expect.soft(await findingsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(panels.toast('“In the hand” has 1 step.')).toBeVisible();
});
