import sharp from 'sharp';
import { expect, test } from '#tests/support/test.ts';
import { StudioPage } from './studio-page.ts';

/** A face that belongs to nobody. */
const PORTRAIT = 'src/app/pictures/drawn-model.webp';
const portrait = () => sharp(PORTRAIT);

test.describe('a photo', () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    test(`can be a ${format}, and comes out in its own size`, async ({ page }) => {
      await page.goto('/');
      const studio = new StudioPage(page);
      const bytes = await portrait().resize(640).toFormat(format).toBuffer();
      await studio.showPhoto(`me.${format}`, bytes, `image/${format}`);
      await expect(studio.mirror.getByText('Photo', { exact: true })).toBeVisible();
      await expect(studio.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
        timeout: 60_000,
      });
      await expect(studio.mirror.getByRole('alert')).toBeHidden();
      const capture = await studio.capture();
      expect([capture.width, capture.height]).toEqual([640, 480]);
    });
  }

  test('is turned upright as its orientation says', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const lying = await portrait().resize(640).rotate(-90).jpeg().toBuffer();
    const tagged = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await studio.showPhoto('turned.jpg', tagged);
    await expect(studio.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
      timeout: 60_000,
    });
    const capture = await studio.capture();
    expect([capture.width, capture.height]).toEqual([640, 480]);
  });

  test('can be dropped on the page', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const bytes = await portrait().resize(640).jpeg().toBuffer();
    const transfer = await page.evaluateHandle((base64) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([data], 'dropped.jpg', { type: 'image/jpeg' }));
      return dropped;
    }, bytes.toString('base64'));
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
    await expect(page.getByText('Drop the picture to try the look on it')).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect(studio.mirror.getByText('Photo', { exact: true })).toBeVisible();
    await expect(page.getByText('Drop the picture to try the look on it')).toBeHidden();
  });

  test('can be pasted', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const bytes = await portrait().resize(640).png().toBuffer();
    await page.evaluate(async (base64) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = new Blob([data], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    }, bytes.toString('base64'));
    await page.keyboard.press('Control+V');
    await expect(studio.mirror.getByText('Photo', { exact: true })).toBeVisible();
  });

  test('without a face says so', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a39b93' } });
    await studio.showPhoto('wall.jpg', await wall.jpeg().toBuffer());
    await expect(studio.toast('No Face Found')).toBeVisible({ timeout: 60_000 });
    await expect(studio.mirror.getByRole('alert')).toContainText('No face found in this picture');
  });

  test('that is no picture is refused', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showPhoto('notes.jpg', Buffer.from('I only look like a JPEG.'));
    await expect(studio.toast('Not a Picture')).toBeVisible();
    await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();
  });

  test('that was cut short is refused', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const bytes = await portrait().jpeg().toBuffer();
    await studio.showPhoto('half.jpg', bytes.subarray(0, bytes.length / 2));
    await expect(studio.toast('Picture Incomplete')).toBeVisible();
  });

  test('of more than 25 megapixels is scaled down', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const huge = await portrait().resize(6400, 4800).jpeg({ quality: 60 }).toBuffer();
    await studio.showPhoto('huge.jpg', huge);
    await expect(studio.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
      timeout: 60_000,
    });
    const capture = await studio.capture();
    expect(capture.width * capture.height).toBeLessThanOrEqual(25_000_000);
    expect(capture.width * capture.height).toBeGreaterThan(24_900_000);
  });
});
