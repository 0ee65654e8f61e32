import sharp from 'sharp';
import { expect, test } from '#tests/support/test.ts';
import { meanDifference, seenInMirror } from './mirror-page.ts';
import { StudioPage, type Capture } from './studio-page.ts';

/** A face that belongs to nobody. */
const PORTRAIT = 'src/app/look/pictures/drawn-model.webp';
const portrait = () => sharp(PORTRAIT);

test.describe('a photo', () => {
  test('can be a JPEG, a PNG or a WebP, or lie on its side, and is captured upright in its own size', async ({
    page,
  }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const close = studio.mirror.getByRole('button', { name: 'Close Picture' });
    const lying = await portrait().resize(640).rotate(-90).jpeg().toBuffer();
    const photos = [
      { type: 'jpeg', bytes: await portrait().resize(640).jpeg().toBuffer() },
      { type: 'png', bytes: await portrait().resize(640).png().toBuffer() },
      { type: 'webp', bytes: await portrait().resize(640).webp().toBuffer() },
      // Has to be rotated upright according to its orientation tag.
      {
        type: 'jpeg',
        bytes: await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      },
    ];
    for (const { type, bytes } of photos) {
      await studio.showPhoto(`me.${type}`, bytes, `image/${type}`);
      await expect(studio.mirror.getByText('Photo', { exact: true }), type).toBeVisible();
      await expect(close, type).toBeVisible({ timeout: 60_000 });
      await expect(studio.mirror.getByRole('alert'), type).toBeHidden();
      const capture = await studio.capture();
      expect([capture.width, capture.height], type).toEqual([640, 480]);
      await close.click();
      await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();
    }
  });

  test('can be dropped on the page, and pasted', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const shown = studio.mirror.getByText('Photo', { exact: true });
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
    await expect(shown).toBeVisible();
    await expect(page.getByText('Drop the picture to try the look on it')).toBeHidden();
    await studio.mirror.getByRole('button', { name: 'Close Picture' }).click({ timeout: 60_000 });
    await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();

    const pasted = await portrait().resize(640).png().toBuffer();
    await page.evaluate(async (base64) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = new Blob([data], { type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    }, pasted.toString('base64'));
    await page.keyboard.press('Control+V');
    await expect(shown).toBeVisible();
  });

  test('without a face says so', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a39b93' } });
    await studio.showPhoto('wall.jpg', await wall.jpeg().toBuffer());
    await expect(studio.toast('No Face Found')).toBeVisible({ timeout: 60_000 });
    await expect(studio.mirror.getByRole('alert')).toContainText('No face found in this picture');
  });

  test('that is not a picture is refused, and so is a truncated one', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showPhoto('notes.jpg', Buffer.from('I only look like a JPEG.'));
    await expect(studio.toast('Not a Picture')).toBeVisible();
    await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();
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

test.describe('a photo that is looked at closely', () => {
  test('is zoomed with the wheel, moved with the mouse, and captured as it is seen', async ({
    page,
  }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showPhoto('me.jpg', await portrait().jpeg().toBuffer());
    const photo = studio.mirror.getByRole('group', { name: /^Photo/ });
    await expect(photo).toBeVisible({ timeout: 60_000 });
    const box = (await photo.boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.4);
    for (let notch = 0; notch < 5; notch += 1) await page.mouse.wheel(0, -100);
    await expect(studio.mirror.getByText('246%')).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.35, { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(600);
    const capture = await studio.capture();
    const seen = await seenInMirror(page);
    expect(capture.width).toBeLessThan(640);
    expect(capture.width / capture.height).toBeCloseTo(seen.width / seen.height, 1);
    expect(await meanDifference(capture, seen)).toBeLessThan(4);
  });

  test('obeys the keyboard', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showPhoto('me.jpg', await portrait().resize(640).jpeg().toBuffer());
    await studio.mirror.getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(studio.mirror.getByText('156%')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('-');
    await expect(studio.mirror.getByText('125%')).toBeVisible();
    await page.keyboard.press('0');
    await expect(studio.mirror.getByText('100%')).toBeVisible();
    await studio.mirror.getByRole('button', { name: 'Zoom in' }).click();
    await expect(studio.mirror.getByText('150%')).toBeVisible();
    await studio.mirror.getByRole('button', { name: 'Show the whole photo' }).click();
    await expect(studio.mirror.getByText('100%')).toBeVisible();
  });

  test('is zoomed and moved with two fingers', async ({ browser, studio: server }) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.showPhoto('me.jpg', await portrait().resize(640).jpeg().toBuffer());
    const photo = studio.mirror.getByRole('group', { name: /^Photo/ });
    await expect(photo).toBeVisible({ timeout: 60_000 });
    const touch = await context.newCDPSession(page);
    const fingers = (type: string, apart: number | null) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints:
          apart === null
            ? []
            : [
                { x: 195 - apart, y: 330, id: 1 },
                { x: 195 + apart, y: 330, id: 2 },
              ],
      });
    await fingers('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await fingers('touchMove', apart);
    await fingers('touchEnd', null);
    await expect(studio.mirror.getByText('200%')).toBeVisible();
    await context.close();
  });
});

test('one of several faces in a photo is chosen, with a tap or a key', async ({ page }) => {
  const head = await portrait().extract({ left: 320, top: 0, width: 640, height: 960 }).toBuffer();
  const smaller = await sharp(head).resize(480, 720).toBuffer();
  const both = await sharp({
    create: { width: 1280, height: 960, channels: 3, background: '#c9c2ba' },
  })
    .composite([
      { input: head, left: 0, top: 0 },
      { input: smaller, left: 740, top: 120 },
    ])
    .png()
    .toBuffer();
  await page.goto('/');
  const studio = new StudioPage(page);
  await studio.showPhoto('two.png', both, 'image/png');
  await expect(
    studio.mirror.getByText('2 faces. Tap the one that should wear the look.'),
  ).toBeVisible({
    timeout: 60_000,
  });
  const [first, second] = [1, 2].map((place) =>
    studio.mirror.getByRole('button', { name: `Face ${place} of 2` }),
  );
  await expect(first!).toHaveAttribute('aria-pressed', 'true');
  const before = await studio.capture();
  await second!.click();
  await expect(second!).toHaveAttribute('aria-pressed', 'true');
  await expect(studio.mirror.getByText('2 faces. Tap the one')).toBeHidden();
  await page.waitForTimeout(1500);
  const after = await studio.capture();
  expect(changeOf(before, after, 'left')).toBeGreaterThan(0.4);
  expect(changeOf(before, after, 'right')).toBeGreaterThan(0.3);
  await first!.focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  const again = await studio.capture();
  expect(changeOf(before, again, 'left')).toBeLessThan(0.1);
  expect(changeOf(before, again, 'right')).toBeLessThan(0.1);
});

/** Mean change in one half of the picture between two captures, in levels. */
function changeOf(one: Capture, other: Capture, half: 'left' | 'right'): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (x < one.width / 2 !== (half === 'left')) continue;
      const place = 3 * (y * one.width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        sum += Math.abs(one.data[place + channel]! - other.data[place + channel]!);
        count += 1;
      }
    }
  }
  return sum / count;
}
