import { expect, test } from '#tests/support/test.ts';
import { closeWithEscape } from './close-with-escape.ts';
import { PanelPage } from './panel-page.ts';

test.describe('the makeup panel', () => {
  test('offers only tools that work', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    const panel = panels.panel('Makeup');
    for (const name of [
      'Capture Look',
      'Share Live',
      'Reset',
      'Rate Look',
      'Share',
      'Trends',
      'Join Challenge',
      'Health Check',
      'Hydration',
      'Neural AI',
      'Blockchain',
    ]) {
      await expect(panel.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });

  test('does what its tools say', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    const panel = panels.panel('Makeup');
    await panel.getByRole('button', { name: 'Capture Look' }).click();
    await expect(panels.toast('Capture Failed')).toBeVisible();
    await panel.getByRole('button', { name: 'Bold', exact: true }).click();
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(panel.getByRole('radio', { name: 'Hot Pink' })).toBeChecked();
    await panel.getByRole('button', { name: 'Trends' }).click();
    await expect(page.getByRole('tab', { name: 'Trends' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('leads to the challenges of the community', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    await panels.panel('Makeup').getByRole('button', { name: 'Join Challenge' }).click();
    await expect(page.getByRole('tab', { name: 'Challenges' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('wears swatches and palettes', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    const panel = panels.panel('Makeup');
    const lipsticks = panel.getByRole('radiogroup', { name: 'Lipstick' });
    await expect(lipsticks.getByRole('radio')).toHaveCount(8);
    await lipsticks.getByRole('radio', { name: 'Berry' }).click();
    await expect(lipsticks.getByRole('radio', { name: 'Berry' })).toBeChecked();
    await expect(
      panel.getByRole('radiogroup', { name: 'Foundation' }).getByRole('radio'),
    ).toHaveCount(6);
    await expect(
      panel.getByRole('radiogroup', { name: 'Eyeshadow palettes' }).getByRole('radio'),
    ).toHaveCount(4);
  });

  test('shows and hides the wheel', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    await page.getByRole('button', { name: 'Show Wheel' }).click();
    await expect(page.getByRole('slider', { name: 'Hue and saturation' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide Wheel' }).click();
    await expect(page.getByRole('slider', { name: 'Hue and saturation' })).toHaveCount(0);
  });

  test('leads to the explanation of Pro', async ({ page }) => {
    const panels = new PanelPage(page);
    await panels.open('#panel=makeup');
    await page.getByRole('button', { name: 'View Pro Features' }).click();
    await closeWithEscape(page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panels.panel('Makeup')).toBeVisible();
  });
});

test.describe('the tabs of the look', () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 844, height: 390 },
  ]) {
    test(`stay within the look, with undo in reach, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      const panels = new PanelPage(page);
      await page.goto('/');
      const tab = (name: string) => panels.look.getByRole('tab', { name, exact: true });
      await expect(tab('Intensity')).toHaveAttribute('aria-selected', 'true');
      await tab('Color wheel').click();
      await expect(tab('Color wheel')).toHaveAttribute('aria-selected', 'true');
      const wheel = panels.look.getByRole('slider', { name: 'Hue and saturation' });
      const strip = page.getByRole('region', { name: 'Lipstick shades' });
      await wheel.press('ArrowRight');
      await expect(strip).toContainText('Custom #');
      await panels.look.getByRole('heading', { name: 'Saved colors' }).scrollIntoViewIfNeeded();
      const undo = panels.look.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeInViewport({ ratio: 1 });
      await undo.click();
      await expect(strip).not.toContainText('Custom #');
      await tab('Tools').click();
      await expect(panels.look.getByRole('button', { name: 'Rate Look' })).toBeVisible();
      await expect(panels.look.getByRole('heading', { name: 'Quick Looks' })).toHaveCount(1);
      await expect(undo).toBeInViewport({ ratio: 1 });
      await tab('Intensity').click();
      await expect(panels.slider('Blush')).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
    });
  }

  test('lead back to the intensities when the code of one cannot be loaded', async ({
    page,
    context,
  }) => {
    await context.route(/panel-by-id.*\.js/, (route) => route.abort());
    const panels = new PanelPage(page);
    await page.goto('/');
    await panels.look.getByRole('tab', { name: 'Tools' }).click();
    await expect(panels.look.getByRole('tab', { name: 'Intensity' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test('a panel beside the mirror has undo in reach', async ({ page }) => {
  const panels = new PanelPage(page);
  await panels.open('#panel=makeup');
  const panel = panels.panel('Makeup');
  await panel.getByRole('radio', { name: 'Berry', exact: true }).click();
  await panel.getByRole('button', { name: 'View Pro Features' }).scrollIntoViewIfNeeded();
  const undo = panel.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(panel.getByRole('radio', { name: 'Hot Pink' })).toBeChecked();
});
