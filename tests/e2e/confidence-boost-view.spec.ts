import { expect, test } from '#tests/support/test.ts';
import { boxOf, controlsInSight, overlap } from './boxes.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { ADDRESS, ConfidencePage } from './confidence-page.ts';
import { expectFlawless, expectFlawlessInBothLights, followSystem } from './every-view.ts';
import { SCREENS } from './panel-page.ts';

test.describe('the celebration of a level', () => {
  for (const { name, width, height } of SCREENS) {
    test(`lasts three seconds, covers neither the face nor a control and passes axe on a ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await followSystem(page);
      await page.goto(`/${ADDRESS}`);
      const confidence = new ConfidencePage(page);
      await confidence.showDrawnModel();
      await confidence.button('Start Your Beauty Journey!').click();
      await confidence.button('Take Photo').click();
      await expect(page.getByText('Level Up!')).toBeVisible();
      await expect(page.getByText('You’re now a Makeup Explorer.')).toBeVisible();
      const card = await boxOf(page, '.level-up');
      const mirror = await boxOf(page, '#mirror');
      const panel = await boxOf(page, '#panel');
      const covered = (await controlsInSight(page)).filter((control) => overlap(control, card));
      expect(covered.map((control) => control.name)).toEqual([]);
      if (name === 'phone') {
        expect(card.bottom).toBeLessThanOrEqual(panel.top);
        expect(card.top).toBeGreaterThan(mirror.top + 0.66 * (panel.top - mirror.top));
      } else {
        expect(card.left).toBeGreaterThanOrEqual(mirror.right);
      }
      await expectFlawlessInBothLights(page, 'the celebration');
      await confidence.expectXp(30 + 20 + 50);
      await expect(page.getByText('Level Up!')).toHaveCount(0, { timeout: 6000 });
      await expect(confidence.boost.getByText('Makeup Explorer', { exact: true })).toBeVisible();
    });
  }

  test('waits until a dialog is closed', async ({ page }) => {
    const confidence = new ConfidencePage(page);
    await confidence.openWithModel();
    await confidence.button('Start Your Beauty Journey!').click();
    const palette = page.getByRole('dialog');
    // Loads the palette's code, so that it then opens faster than a picture is saved.
    await page.keyboard.press('Control+k');
    await closeWithEscape(palette);
    await confidence.button('Take Photo').evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }),
      );
    });
    await expect(page.getByText('100 XP', { exact: true })).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(palette).toBeVisible();
    await expect(page.getByText('Level Up!')).toHaveCount(0);
    // Escape would close the toast before the dialog.
    await palette.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Level Up!')).toBeVisible();
  });
});

test.describe('for a thumb', () => {
  test('every control is at least 44 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const confidence = new ConfidencePage(page);
    await confidence.openPanel();
    const small = await confidence.boost.evaluate((panel) =>
      [...panel.querySelectorAll('button')]
        .map((button) => ({ label: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ label, box }) => `${label}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  });
});

test.describe('axe finds nothing', () => {
  test('in the panel, at first and after some play, and in the help', async ({ page }) => {
    await followSystem(page);
    await page.goto(`/${ADDRESS}`);
    const confidence = new ConfidencePage(page);
    await expect(confidence.boost.getByText('Daily Challenges')).toBeVisible();
    await expectFlawless(page, 'the panel');
    await confidence.button('Start Your Beauty Journey!').click();
    await confidence.button('Complete Eye Focus').click();
    await expectFlawless(page, 'the panel after some play');
    await confidence.button('How to Play').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFlawless(page, 'the help');
  });
});
