import { expect, test } from '#tests/support/test.ts';
import { PanelPage } from './panel-page.ts';

class WheelPage extends PanelPage {
  readonly wheel = this.page.getByRole('slider', { name: 'Hue and saturation' });
  readonly lightness = this.page.getByRole('slider', { name: 'Lightness' });
  readonly hex = this.page.getByRole('textbox', { name: 'Hex color' });

  button(name: string) {
    return this.panel('AR Color Wheel').getByRole('button', { name, exact: true });
  }

  type(name: string) {
    return this.page
      .getByRole('radiogroup', { name: 'Makeup type' })
      .getByRole('radio', { name, exact: true });
  }

  /** What is worn of a product, as the strip under the mirror shows it. */
  strip(product: string) {
    return this.page.getByRole('region', { name: `${product} shades` });
  }

  async openWheel(): Promise<void> {
    await this.open('#panel=colour-wheel');
    await expect(this.wheel).toBeVisible();
  }
}

test.describe('the colour wheel', () => {
  test('starts at the colour that is worn, and is 200 px wide', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await expect(wheel.hex).toHaveValue('#ec4899');
    await expect(wheel.wheel).toHaveAttribute('aria-valuenow', '330');
    const box = await wheel.wheel.boundingBox();
    expect([box!.width, box!.height]).toEqual([200, 200]);
  });

  test('sets the hue by its ring and the saturation by its disc, and is worn at once', async ({
    page,
  }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    const { x, y } = (await wheel.wheel.boundingBox())!;
    await page.mouse.click(x + 190, y + 100);
    await expect(wheel.wheel).toHaveAttribute('aria-valuenow', '90');
    await page.mouse.click(x + 100, y + 100);
    await expect(wheel.wheel).toHaveAttribute('aria-valuetext', /saturation 0 percent: gray/);
    await expect(wheel.strip('Lipstick')).toContainText(`Custom ${await wheel.hex.inputValue()}`);
  });

  test('stops at full saturation when dragged out of the disc, and the drag is undone in one step', async ({
    page,
  }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    const { x, y } = (await wheel.wheel.boundingBox())!;
    await page.mouse.move(x + 110, y + 100);
    await page.mouse.down();
    await page.mouse.move(x + 150, y + 100, { steps: 6 });
    await page.mouse.move(x - 300, y + 100, { steps: 6 });
    await page.mouse.up();
    await expect(wheel.wheel).toHaveAttribute('aria-valuetext', /saturation 100 percent/);
    await page.keyboard.press('Control+z');
    await expect(wheel.strip('Lipstick')).toContainText('Hot Pink');
    await expect(wheel.button('Preview')).toBeVisible();
  });

  test('moves by the arrow keys on both axes, and says where it is', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await wheel.wheel.press('ArrowRight');
    await expect(wheel.wheel).toHaveAttribute('aria-valuenow', '331');
    await wheel.wheel.press('Shift+ArrowRight');
    await expect(wheel.wheel).toHaveAttribute('aria-valuenow', '341');
    await wheel.wheel.press('ArrowDown');
    await expect(wheel.wheel).toHaveAttribute(
      'aria-valuetext',
      'Hue 341 degrees, saturation 80 percent: vivid pink',
    );
    await wheel.wheel.press('End');
    await expect(wheel.wheel).toHaveAttribute('aria-valuetext', /saturation 100 percent/);
  });

  test('has a lightness from black to white', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await wheel.lightness.press('Home');
    await expect(wheel.hex).toHaveValue('#000000');
    await expect(wheel.lightness).toHaveAttribute('aria-valuetext', '0 percent: black');
    await wheel.lightness.press('End');
    await expect(wheel.hex).toHaveValue('#ffffff');
  });

  test('accepts six digits, and says what is wrong with anything else', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await wheel.hex.fill('#b3203f');
    await wheel.hex.press('Enter');
    await expect(wheel.strip('Lipstick')).toContainText('Classic Red');
    await wheel.hex.fill('#b3');
    await wheel.hex.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Enter six digits from 0 to f');
    await expect(wheel.strip('Lipstick')).toContainText('Classic Red');
  });

  test('is put on by Preview and taken off by Exit', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await wheel.wheel.press('PageUp');
    await wheel.button('Exit').click();
    await expect(wheel.strip('Lipstick')).toContainText('Hot Pink');
    await expect(wheel.wheel).toHaveAttribute('aria-valuenow', '340');
    await wheel.button('Preview').click();
    await expect(wheel.strip('Lipstick')).toContainText(`Custom ${await wheel.hex.inputValue()}`);
    await expect(wheel.button('Exit')).toBeVisible();
  });

  test('goes back to what was worn on Reset', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await wheel.wheel.press('PageUp');
    await wheel.lightness.press('Home');
    await wheel.button('Reset').click();
    await expect(wheel.hex).toHaveValue('#ec4899');
    await expect(wheel.strip('Lipstick')).toContainText('Hot Pink');
    await expect(wheel.button('Preview')).toBeVisible();
  });

  test('is for five types of makeup, each with its own colour', async ({ page }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    for (const [name, hex] of [
      ['Lipstick', '#ec4899'],
      ['Blush', '#fda4af'],
      ['Eyeshadow', '#fca5a5'],
      ['Eyeliner', '#000000'],
      ['Foundation', '#f8e8db'],
    ] as const) {
      await wheel.type(name).click();
      await expect(wheel.hex).toHaveValue(hex);
    }
    await wheel.type('Eyeshadow').click();
    await wheel.wheel.press('PageUp');
    await expect(wheel.strip('Eyeshadow')).toContainText('Custom palette');
  });

  test('keeps saved colours by type and number, across a reload, until they are removed', async ({
    page,
  }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await wheel.button('Save').click();
    await expect(wheel.toast('Color Saved')).toBeVisible();
    await wheel.wheel.press('PageUp');
    await wheel.button('Save').click();
    await wheel.type('Blush').click();
    await wheel.button('Save').click();
    await page.reload();
    for (const name of ['lipstick 1', 'lipstick 2', 'blush 1']) {
      await expect(page.getByRole('button', { name: `Wear ${name}` })).toBeVisible();
    }
    await wheel.type('Lipstick').click();
    await page.getByRole('button', { name: 'Wear lipstick 1' }).click();
    await expect(wheel.hex).toHaveValue('#ec4899');
    await wheel.button('Edit').click();
    await wheel.button('Remove lipstick 1').click();
    await expect(page.getByText('lipstick 1', { exact: true })).toHaveCount(0);
  });

  test('suggests what goes with a colour, and what suits the skin in the mirror', async ({
    page,
  }) => {
    const wheel = new WheelPage(page);
    await wheel.openWheel();
    await expect(page.getByText('Once there’s a face in the mirror')).toBeVisible();
    await wheel.showDrawnModel();
    await expect(
      page.getByText(/^Measured in the mirror: .* skin with a .* undertone/),
    ).toBeVisible();
    const suggestion = page.getByRole('button', { name: /^Suits your skin: / }).first();
    const hex = /#[\da-f]{6}/.exec((await suggestion.getAttribute('aria-label'))!)![0];
    await suggestion.click();
    await expect(wheel.hex).toHaveValue(hex);
    await page.getByRole('button', { name: /^Complementary: / }).click();
    await expect(wheel.hex).not.toHaveValue(hex);
  });
});
