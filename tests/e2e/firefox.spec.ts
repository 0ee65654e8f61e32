import sharp from 'sharp';
import { Firefox } from '#tests/support/firefox.ts';
import { expect, test } from '#tests/support/test.ts';

/** Raw RGB pixels. */
interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const portrait = () => sharp('src/app/look/pictures/drawn-model.webp').resize(640);

async function pixelsOf(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The positions of the pixels that differ, as shares of width and height. */
function changedPlaces(before: Picture, after: Picture): readonly (readonly [number, number])[] {
  const { width, height } = before;
  expect([after.width, after.height]).toEqual([width, height]);
  const places: (readonly [number, number])[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [start, end] = [3 * pixel, 3 * pixel + 3];
    if (before.data.compare(after.data, start, end, start, end) === 0) continue;
    places.push([(pixel % width) / width, Math.floor(pixel / width) / height]);
  }
  return places;
}

/** One browser and one visit for everything, since a start takes longer than all the rest. */
test.describe.serial('in Firefox', () => {
  test.setTimeout(300_000);
  let firefox: Firefox;
  const capture = async (): Promise<Picture> =>
    pixelsOf(await firefox.savedBy(() => firefox.press('Capture Look')));
  const untilOpened = async (): Promise<void> => {
    await firefox.waitForButton('Close Picture');
    await firefox.waitForText('Opening the picture...', false);
  };

  test.beforeAll(async ({ studio }) => {
    firefox = await Firefox.open();
    await firefox.page.goto(studio.origin);
    await firefox.page.waitForFunction(
      () => document.querySelector('#root[data-first-sight]') === null,
    );
  });
  test.afterAll(() => firefox.close());

  test('the mirror opens the drawn model and closes it again', async () => {
    await firefox.press('Try the drawn model');
    await untilOpened();
    await firefox.press('Close Picture');
    await firefox.waitForButton('Start Camera');
  });

  test('the mirror shows the camera as it moves, and captures it', async () => {
    await firefox.press('Start Camera');
    await firefox.waitForLabel('Live');
    const first = await capture();
    expect(first.height).toBeGreaterThanOrEqual(480);
    // The browser's own test picture changes its colour all the time.
    await expect
      .poll(async () => changedPlaces(first, await capture()).length, { timeout: 60_000 })
      .toBeGreaterThan((first.width * first.height) / 4);
  });

  test('a photo in place of the camera wears the look on the face and is unchanged around it', async () => {
    const photo = await portrait().png().toBuffer();
    await firefox.page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'me.png', { type: 'image/png' }));
      for (const event of ['dragover', 'drop']) {
        document.body.dispatchEvent(
          new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }),
        );
      }
    }, photo.toString('base64'));
    await untilOpened();
    const places = changedPlaces(await pixelsOf(photo), await capture());
    expect(places.length).toBeGreaterThan(2000);
    expect(places.filter(([x, y]) => x < 0.2 || x > 0.8 || y < 0.05 || y > 0.95)).toEqual([]);
  });
});
