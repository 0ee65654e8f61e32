import { expect, test } from '#tests/support/test.ts';
import { meanColour, StudioPage, type Capture } from './studio-page.ts';

/** Where the drawn model's lower lip is, as shares of the picture. */
const LOWER_LIP = { left: 0.47, right: 0.53, top: 0.653, bottom: 0.668 };
/** An area of the wall behind the drawn model. */
const WALL = { left: 0.05, right: 0.2, top: 0.1, bottom: 0.9 };

function sameInside(one: Capture, other: Capture, box: typeof WALL): boolean {
  for (let y = Math.round(box.top * one.height); y < box.bottom * one.height; y += 1) {
    const start = (y * one.width + Math.round(box.left * one.width)) * 3;
    const end = (y * one.width + Math.round(box.right * one.width)) * 3;
    if (one.data.compare(other.data, start, end, start, end) !== 0) return false;
  }
  return true;
}

test.describe('a look on the drawn model', () => {
  test('is captured as a PNG of the whole picture, colours the lips in the chosen shade, and leaves the wall unchanged', async ({
    page,
  }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showDrawnModel();
    await studio.keepWholePicture();
    await studio.slider('Makeup Intensity').focus();
    await page.keyboard.press('Home');
    const bare = await studio.capture();
    expect(bare.name).toMatch(/^lookglass-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.png$/);
    expect([bare.width, bare.height]).toEqual([1280, 960]);
    await expect(studio.toast('Image Captured')).toBeVisible();
    await studio.slider('Lipstick').focus();
    await page.keyboard.press('End');
    await studio.shade('Berry').click();
    const berry = await studio.capture();
    await studio.shade('Orange').click();
    const orange = await studio.capture();

    const [bareRed, bareGreen] = meanColour(bare, LOWER_LIP);
    const [berryRed, berryGreen, berryBlue] = meanColour(berry, LOWER_LIP);
    const [orangeRed, orangeGreen, orangeBlue] = meanColour(orange, LOWER_LIP);
    expect(berryRed).toBeLessThan(bareRed);
    expect(berryGreen).toBeLessThan(bareGreen - 30);
    expect(orangeRed).toBeGreaterThan(berryRed + 40);
    expect(orangeRed - orangeBlue).toBeGreaterThan(berryRed - berryBlue + 40);
    expect(orangeGreen).toBeGreaterThan(berryGreen + 20);
    expect(sameInside(bare, berry, WALL)).toBe(true);
    expect(sameInside(bare, orange, WALL)).toBe(true);
  });

  test('comes off while Hold to compare is held, and is divided from the bare face by a line to drag', async ({
    page,
  }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showDrawnModel();
    const hold = studio.mirror.getByRole('button', { name: 'Hold to compare' });
    await hold.focus();
    await page.keyboard.down('Space');
    await expect(hold).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.up('Space');
    await expect(hold).toHaveAttribute('aria-pressed', 'false');
    const box = await hold.boundingBox();
    await page.mouse.move(box!.x + 10, box!.y + 10);
    await page.mouse.down();
    await expect(hold).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.up();
    await expect(hold).toHaveAttribute('aria-pressed', 'false');

    await studio.keepWholePicture();
    const dressed = await studio.capture();
    await studio.mirror.getByRole('button', { name: 'Before and after' }).click();
    const divider = page.getByRole('slider', { name: 'Before and after divider' });
    await expect(divider).toHaveAttribute('aria-valuenow', '50');
    await divider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(divider).toHaveAttribute('aria-valuenow', '51');
    await page.keyboard.press('End');
    await expect(divider).toHaveAttribute('aria-valuenow', '100');
    const bare = await studio.capture();
    expect(meanColour(bare, LOWER_LIP)).not.toEqual(meanColour(dressed, LOWER_LIP));

    await page.keyboard.press('PageDown');
    const handle = await divider.boundingBox();
    await page.mouse.move(handle!.x + 20, handle!.y + 20);
    await page.mouse.down();
    await page.mouse.move(handle!.x - 280, handle!.y + 20, { steps: 5 });
    await page.mouse.up();
    const dragged = Number(await divider.getAttribute('aria-valuenow'));
    expect(dragged).toBeGreaterThan(40);
    expect(dragged).toBeLessThan(75);
  });
});
