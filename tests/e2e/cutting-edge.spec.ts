import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { madeUpPicture } from '#tests/support/made-up-picture.ts';
import { STRONG_LOOK } from '#tests/support/worn-look.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage } from './panel-page.ts';
import { registerProduct } from './looks-api.ts';
import { beginAsPro } from './pay.ts';

const TITLE = 'Cutting-Edge Technology';

/** The stored color of the lipstick. */
function keptLips(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('lookglass.look') ?? '{}').lipstick?.color,
  );
}

test('an art style and the look of a picture are tried; a picture is signed and checked; a code is looked up; devices connect, even offline', async ({
  page,
  studio,
}) => {
  test.slow();
  await page.addInitScript(installRadio);
  await beginAsPro(page, studio.origin);
  const panels = new PanelPage(page);
  await page.goto('/#panel=cutting-edge');
  const panel = panels.panel(TITLE);
  await panel.getByRole('button', { name: 'Use the Drawn Model' }).click();
  await expect(panel.getByText('Nothing is in the mirror.', { exact: false })).toBeHidden();

  await test.step('Neural AI: an art style', async () => {
    await panel.getByRole('button', { name: /^Pearl Light/ }).focus();
    await page.keyboard.press('Tab');
    await expect(panels.mirror.getByText('Preview: Beni Red')).toBeVisible();
    await page.keyboard.press('Enter');
    const before = await keptLips(page);
    await expect(panel.getByRole('heading', { name: 'Beni Red' })).toBeFocused();
    expect.soft(await findingsOf(page, '.panel')).toEqual([]);
    await panel.getByRole('button', { name: 'Transfer Style' }).click();
    await expect(panel.getByText('You’re Wearing It')).toBeVisible();
    await expect.poll(() => keptLips(page)).not.toBe(before);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    // Until the other arrangement is in place, the page is still as wide as before.
    await expect.poll(() => overflowOf(page)).toBe(0);
    await panel.getByRole('button', { name: 'Take It Off' }).click();
    await expect(panel.getByRole('button', { name: 'Transfer Style' })).toBeVisible();
    await expect.poll(() => keptLips(page)).toBe('#ec4899');
  });

  await test.step('Neural AI: a look from a picture', async () => {
    const buffer = await madeUpPicture(STRONG_LOOK);
    await panel
      .locator('input[type="file"]')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
    await expect(panel.getByText('High confidence', { exact: false }).first()).toBeVisible({
      timeout: 60_000,
    });
    await expect(panel.getByRole('switch', { name: 'Wear the lipstick' })).toBeChecked();
    expect.soft(await findingsOf(page, '.panel')).toEqual([]);
    await panel.getByRole('button', { name: 'Put On' }).click();
    await expect.poll(() => keptLips(page)).not.toBe('#ec4899');
  });

  await test.step('Verify: the picture is signed and checked, and is another after one bit', async () => {
    await panel.getByRole('tab', { name: 'Verify' }).click();
    await panel.getByRole('button', { name: 'Sign This Picture' }).click();
    const question = page.getByRole('dialog', { name: 'Send this picture to be signed?' });
    await question.getByRole('button', { name: 'Send and Sign' }).click();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save Signed Picture' }).click();
    const picture = await readFile(await (await download).path());
    await panel.getByRole('button', { name: 'Check It' }).click();
    await panel.getByRole('button', { name: 'Load the Reader (8.3 MB)' }).click();
    await expect(panel.getByText('Signed here, unchanged')).toBeVisible({ timeout: 60_000 });
    expect.soft(await findingsOf(page, '.panel')).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBe(0);

    const place = picture.length - 200;
    picture[place] = picture[place]! ^ 1;
    const changed = { name: 'changed.jpg', mimeType: 'image/jpeg', buffer: picture };
    await panel.locator('input[type="file"]').setInputFiles(changed);
    await expect(panel.getByText('Not what was signed')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('Blockchain: a code that is in the register, one that is not, and offline', async () => {
    const code = await registerProduct(studio.dataFolder, {
      name: 'Velvet Lip Cream',
      brand: 'Maison Orée',
      batchNumber: 'L2611-04',
      manufacturingDate: '2026-11-02',
    });
    await panel.getByRole('tab', { name: 'Blockchain' }).click();
    const field = panel.getByLabel('Code on the package');
    const lookUp = panel.getByRole('button', { name: 'Look Up' });
    await field.fill('0000-0000-0000');
    await lookUp.click();
    await expect(
      page.getByText('Product could not be verified on blockchain').first(),
    ).toBeVisible();
    await field.fill(code.toLowerCase());
    await lookUp.click();
    const card = panel.getByRole('article', { name: 'What the register says' });
    await expect(card.getByText('In the register')).toBeVisible();
    await expect(card.getByText('Checked on this device')).toBeVisible();
    expect.soft(await findingsOf(page, '.panel')).toEqual([]);
    await page.context().setOffline(true);
    await lookUp.click();
    await expect(card.getByText('You’re offline. This is what the register said')).toBeVisible();
    await page.context().setOffline(false);
  });

  await test.step('IoT Devices, offline', async () => {
    await panel.getByRole('tab', { name: 'IoT Devices' }).click();
    await expect(panel.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: 'Add a Bluetooth Device' }).click();
    await panel.getByRole('button', { name: 'Connect Ring Light' }).click();
    const sensor = panel.getByRole('article', { name: 'Weather Tag' });
    await expect(sensor.getByText('Connected')).toBeVisible();
    await expect(sensor.getByText('21.5 °C')).toBeVisible();
    const lamp = panel.getByRole('article', { name: 'Ring Light' });
    await expect(lamp.getByText('None is chosen, so it’s white.')).toBeVisible();
    expect.soft(await findingsOf(page, '.panel')).toEqual([]);
    await page.context().setOffline(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible();
    await lamp.getByRole('button', { name: 'Choose a Light' }).click();
    await panels.panel('Advanced AR & Technology').getByRole('button', { name: /^Club/ }).click();
    await page.goto('/#panel=cutting-edge/iot-devices');
    await expect(lamp.getByText('Follows Club')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('tag leaves')));
    await expect(panel.getByText('Weather Tag is out of reach.', { exact: false })).toBeVisible();
  });
});

/**
 * Gives the page a fake Bluetooth radio with the browser's own interface. Its chooser lists one
 * sensor, which disconnects on command.
 */
function installRadio(): void {
  const uuid = (assigned: number): string =>
    `0000${assigned.toString(16)}-0000-1000-8000-00805f9b34fb`;
  const characteristic = (assigned: number, octets: readonly number[]) =>
    Object.assign(new EventTarget(), {
      uuid: uuid(assigned),
      properties: { read: true, notify: false },
      readValue: async () => new DataView(new Uint8Array(octets).buffer),
    });
  const services = new Map([
    [0x180f, [characteristic(0x2a19, [80])]],
    [0x181a, [characteristic(0x2a6e, [0x66, 0x08])]],
  ]);
  const gatt = {
    connected: true,
    connect: async () => gatt,
    disconnect: () => undefined,
    getPrimaryService: async (service: number) => ({
      getCharacteristics: async () => services.get(service),
    }),
  };
  const tag = Object.assign(new EventTarget(), { id: 'tag', name: 'Weather Tag', gatt });
  addEventListener('tag leaves', () => tag.dispatchEvent(new Event('gattserverdisconnected')));
  Object.defineProperty(navigator, 'bluetooth', {
    value: { getAvailability: async () => true, requestDevice: async () => tag },
  });
}
