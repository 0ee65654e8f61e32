import { expect, test } from '#tests/support/test.ts';
import { expectFlawless, followSystem } from './every-view.ts';
import { PanelPage } from './panel-page.ts';

const ROOMS = ['Mirror', 'Looks', 'Color', 'Shop', 'Skin', 'Artists', 'Learn'];

const PANELS = [
  { fragment: '#room=looks', title: 'Looks' },
  { fragment: '#panel=makeup', title: 'Makeup' },
  { fragment: '#panel=colour-wheel', title: 'AR Color Wheel' },
  { fragment: '#panel=seasonal-looks', title: 'Seasonal Collections' },
  { fragment: '#panel=share-look', title: 'Share Look' },
  { fragment: '#panel=community/artists', title: 'Social & Community' },
  { fragment: '#panel=community/rating', title: 'Social & Community' },
  { fragment: '#panel=community/trends', title: 'Social & Community' },
  { fragment: '#panel=community/live', title: 'Social & Community' },
] as const;

test.describe('the rooms', () => {
  test('are in the rail, and a person begins in the mirror’s own', async ({ page }) => {
    const panels = new PanelPage(page);
    await page.goto('/');
    for (const room of ROOMS) await expect(panels.room(room)).toBeVisible();
    await expect(panels.room('Mirror')).toHaveAttribute('aria-pressed', 'true');
    await expect(panels.look).toBeVisible();
  });

  test('open over the look, and give it back', async ({ page }) => {
    const panels = new PanelPage(page);
    await page.goto('/');
    await panels.room('Artists').click();
    await expect(panels.panel('Artists')).toBeVisible();
    await expect(panels.look).toBeHidden();
    await expect(panels.room('Artists')).toHaveAttribute('aria-pressed', 'true');
    await panels.room('Mirror').click();
    await expect(panels.look).toBeVisible();
    await expect(panels.panel('Artists')).toHaveCount(0);
  });

  test('keep what a panel shows when a phone is turned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    const panel = panels.panel('Makeup');
    await panel.getByRole('button', { name: 'Show Wheel' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('.studio')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Hide Wheel' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.phone')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Hide Wheel' })).toBeVisible();
  });

  test('are listed in a sheet on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panels = new PanelPage(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the rooms' }).click();
    await panels
      .panel('Rooms')
      .getByRole('button', { name: /^Color/ })
      .click();
    // The room has only one card, so it opens that.
    await expect(panels.panel('AR Color Wheel')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Rooms' }).click();
    await expect(panels.panel('Rooms')).toBeVisible();
  });
});

test.describe('a panel', () => {
  test('opens from its room, has an address, and leads back to its room', async ({ page }) => {
    const panels = new PanelPage(page);
    await page.goto('/');
    await panels.room('Looks').click();
    await panels
      .panel('Looks')
      .getByRole('button', { name: /^Makeup/ })
      .click();
    await expect(panels.panel('Makeup')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#panel=makeup');
    await page.reload();
    await expect(panels.panel('Makeup')).toBeVisible();
    await page.getByRole('button', { name: 'Back to Looks' }).click();
    await expect(panels.panel('Looks')).toBeVisible();
  });

  test('takes the focus, and on Escape returns it to what opened it', async ({ page }) => {
    const panels = new PanelPage(page);
    await page.goto('/');
    await panels.room('Looks').press('Enter');
    await expect(page.getByRole('heading', { name: 'Looks' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panels.panel('Looks')).toHaveCount(0);
    await expect(panels.room('Looks')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('that cannot be loaded says so, and opens when retried', async ({ page, context }) => {
    await context.route(/makeup-panel.*\.js/, (route) => route.abort());
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    await expect(page.getByRole('alert')).toContainText('We couldn’t open this panel');
    await context.unroute(/makeup-panel.*\.js/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(panels.panel('Makeup').getByRole('heading', { name: 'Tools' })).toBeVisible();
  });

  test('that does not exist opens nothing', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=attic');
    await expect(panels.look).toBeVisible();
  });

  test('on a phone leaves the picture in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panels = new PanelPage(page);
    await panels.open('#panel=colour-wheel');
    await expect(panels.panel('AR Color Wheel')).toBeVisible();
    await page.getByRole('button', { name: 'Try the drawn model' }).click();
    await expect(panels.mirror.getByText('Drawn model', { exact: true })).toBeVisible();
    const picture = await panels.mirror.boundingBox();
    const sheet = await panels.panel('AR Color Wheel').boundingBox();
    expect(sheet!.y - picture!.y).toBeGreaterThan(300);
    expect(picture!.y + picture!.height).toBeLessThan(sheet!.y + 60);
  });
});

test('axe finds nothing in any panel, in any theme and size', async ({ page }) => {
  test.slow();
  await followSystem(page);
  const panels = new PanelPage(page);
  for (const { fragment, title } of PANELS) {
    await page.goto(`/${fragment}`);
    await expect(panels.panel(title)).toBeVisible();
    await expect(page.getByText('Opening…')).toHaveCount(0);
    await expectFlawless(page, fragment, '#panel');
  }
});

test.describe('for a thumb', () => {
  test('every control of a panel is at least 44 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panels = new PanelPage(page);
    for (const { fragment, title } of PANELS) {
      await panels.open(fragment);
      await expect(panels.panel(title)).toBeVisible();
      await expect(page.getByText('Opening…')).toHaveCount(0);
      const small = await panels.panel(title).evaluate((panel) =>
        [...panel.querySelectorAll('button, a[href], input')]
          .map((control) => ({
            label: control.getAttribute('aria-label') ?? control.textContent,
            box: control.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
          .map(({ label, box }) => `${label}: ${box.width} x ${box.height}`),
      );
      expect.soft(small, fragment).toEqual([]);
    }
  });
});
