import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { findingsOf, overflowOf } from './axe.ts';
import { PanelPage, SCREENS, THEMES } from './panel-page.ts';
import { beginAsPro } from './pay.ts';

const TITLE = 'One-Click Transformation Effects';

/** The stored color of the lipstick. */
function keptLips(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('lookglass.look') ?? '{}').lipstick?.color,
  );
}

test('effects are tried, worn, ended by Escape, undone, and saved as a before and after, even offline', async ({
  openStudio,
}) => {
  const page = await openStudio({
    cameraFile: await smallStillCamera(),
    before: beginAsPro,
    path: '/#panel=transformation-effects',
  });
  const panels = new PanelPage(page);
  const panel = panels.panel(TITLE);
  const tile = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) });
  const notices = page.getByRole('region', { name: /^Notifications/ });
  const transforming = panels.mirror.getByText('Transforming...', { exact: true });
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(panels.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });

  // Trying an effect with the keyboard wears nothing.
  await tile('Glamour Burst').focus();
  await page.keyboard.press('Tab');
  await expect(tile('Ethereal Glow')).toBeFocused();
  await expect(panels.mirror.getByText('Preview: Ethereal Glow')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panels.mirror.getByText('Preview: Electric Night')).toBeVisible();
  await page.keyboard.press('Shift+Tab');

  // While an effect comes on, no other one can start, and Escape ends it without closing the panel.
  await page.keyboard.press('Enter');
  await expect(transforming).toBeVisible();
  await expect(tile('Fire Queen')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(transforming).toHaveCount(0);
  await expect(tile('Ethereal Glow')).toHaveAttribute('aria-pressed', 'true');
  // Keeps the pointer on the notice so that it stays, however slow the machine is.
  await panels.toast('Look Applied').hover();
  await expect.poll(() => keptLips(page)).not.toBe('#ec4899');

  // From here on there is no network.
  await page.context().setOffline(true);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(tile('Ethereal Glow')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => keptLips(page)).toBe('#ec4899');

  await panel.getByRole('button', { name: 'Surprise Me' }).click();
  await expect(transforming).toBeVisible();
  await expect(transforming).toHaveCount(0);
  await expect(notices.getByText(/^You’re wearing Eyes of/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save the before and after picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lookglass-.*before-after\.png$/);
  const { width, height } = await sharp(await download.path()).metadata();
  expect(width / height).toBeGreaterThan(2);
  await page.context().setOffline(false);

  // The page is left during the transition: the target is what is worn.
  await tile('Fire Queen').click();
  await expect(transforming).toBeVisible();
  await page.goto('/?again#panel=transformation-effects');
  await expect(tile('Fire Queen')).toHaveAttribute('aria-pressed', 'true');

  // On a phone, a long press tries an effect, and a tap wears it.
  await page.setViewportSize({ width: 390, height: 844 });
  await panels.startCamera();
  await tile('Electric Night').scrollIntoViewIfNeeded();
  const box = (await tile('Electric Night').boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
  await touch('touchStart');
  await expect(panels.mirror.getByText('Preview: Electric Night')).toBeVisible();
  await touch('touchEnd');
  await expect(panels.mirror.getByText('Preview: Electric Night')).toBeHidden();
  await expect(tile('Fire Queen')).toHaveAttribute('aria-pressed', 'true');
  await tile('Electric Night').click();
  await expect(tile('Electric Night')).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowOf(page)).toBe(0);
});

test('without motion, an effect appears at once, and axe finds nothing in the panel at any size', async ({
  page,
  studio,
}) => {
  const panels = new PanelPage(page);
  await beginAsPro(page, studio.origin);
  await panels.open('#panel=transformation-effects');
  const panel = panels.panel(TITLE);
  const fire = panel.getByRole('button', { name: /^Fire Queen/ });
  await fire.click();
  await expect(fire).toHaveAttribute('aria-pressed', 'true');
  await expect(panels.mirror.getByText('Transforming...')).toHaveCount(0);
  // At another window size, another button would be under the pointer, and would show its tooltip.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      expect.soft(await findingsOf(page)).toEqual([]);
    }
  }
});
