import { expect, test } from '#tests/support/test.ts';
import { FIRST_VALUES, StudioPage } from './studio-page.ts';

/**
 * How long a key is held down, in milliseconds: once the focus has moved, Radix checks whether the key is
 * still down, and on a busy machine that takes some time.
 */
const KEY_PRESS = 200;

test.describe('changing the look', () => {
  test('by the keys of a slider', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.slider('Blush').focus();
    await page.keyboard.press('ArrowRight');
    await expect(studio.slider('Blush')).toHaveValue('51');
    await page.keyboard.press('End');
    await expect(studio.slider('Blush')).toHaveValue('100');
  });

  test('with the master slider, all at once, and back with one undo', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.slider('Makeup Intensity').focus();
    await page.keyboard.press('Home');
    expect(await studio.values()).toEqual(['0', '0', '0', '0', '0', '0']);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await studio.values()).toEqual(FIRST_VALUES);
    await expect(studio.slider('Makeup Intensity')).toHaveValue('75');
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await studio.values()).toEqual(['0', '0', '0', '0', '0', '0']);
  });

  test('up and down as a whole, keeping the balance of a quick look', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.quickLook('Bold').click();
    await studio.slider('Makeup Intensity').focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    expect(await studio.values()).toEqual(['90', '45', '54', '93', '89', '37']);
    await page.keyboard.press('End');
    expect(await studio.values()).toEqual(['100', '64', '77', '100', '100', '53']);
    await page.keyboard.press('Home');
    await page.reload();
    expect(await studio.values()).toEqual(['0', '0', '0', '0', '0', '0']);
    await studio.slider('Makeup Intensity').focus();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('PageUp');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(studio.slider('Makeup Intensity')).toHaveValue('75');
    expect(await studio.values()).toEqual(['96', '48', '58', '100', '95', '40']);
    await expect(studio.look.getByRole('heading', { name: 'Bold' })).toBeVisible();
  });

  test('and back, and on again, with the keys for undo and redo', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.quickLook('Bold').click();
    await page.keyboard.press('Control+z');
    expect(await studio.values()).toEqual(FIRST_VALUES);
    await page.keyboard.press('Control+Shift+z');
    await expect(studio.look.getByRole('heading', { name: 'Bold' })).toBeVisible();
  });

  test('by a drag that is undone in one step', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const box = await studio.slider('Lipstick').boundingBox();
    const middle = box!.y + box!.height / 2;
    await page.mouse.move(box!.x + box!.width * 0.7, middle);
    await page.mouse.down();
    await page.mouse.move(box!.x + box!.width * 0.4, middle, { steps: 12 });
    await page.mouse.up();
    await expect(studio.slider('Lipstick')).not.toHaveValue('70');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(studio.slider('Lipstick')).toHaveValue('70');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('with each of the quick looks, and back with Reset', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    for (const name of ['Romantic', 'Night Out', 'Natural', 'Bold']) {
      await studio.quickLook(name).click();
      await expect(studio.quickLook(name)).toHaveAttribute('aria-pressed', 'true');
      await expect(studio.look.getByRole('heading', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await studio.values()).toEqual(FIRST_VALUES);
  });

  test('by a shade, with the mouse or the arrow keys; its name is always there', async ({
    page,
  }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.shade('Classic Red').click();
    await expect(studio.shade('Classic Red')).toBeChecked();
    await page.keyboard.press('ArrowRight', { delay: KEY_PRESS });
    await expect(studio.shade('Hot Pink')).toBeChecked();
    await page.keyboard.press('ArrowRight', { delay: KEY_PRESS });
    await expect(studio.shade('Soft Rose')).toBeChecked();
    await studio.look.getByRole('button', { name: /^Eyeshadow/ }).click();
    await studio.shade('Smokey Eye').click();
    await expect(studio.look.getByRole('button', { name: 'Eyeshadow Smokey Eye' })).toBeVisible();
  });

  test('by a finish', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await expect(studio.shade('Satin')).toBeChecked();
    await studio.shade('Gloss').click();
    await expect(studio.shade('Gloss')).toBeChecked();
    await studio.look.getByRole('button', { name: /^Eyeshadow/ }).click();
    await expect(studio.shade('Matte')).toBeChecked();
    await studio.shade('Shimmer').click();
    await expect(studio.shade('Shimmer')).toBeChecked();
  });
});
