import { z } from 'zod/mini';
import { expect, test } from '#tests/support/test.ts';
import { WebKit } from '#tests/support/webkit.ts';

/** What the mirror shows, scaled down: red, green, blue and alpha of each pixel, row by row. */
const [WIDTH, HEIGHT] = [128, 72];
const READ_MIRROR = `
  const small = new OffscreenCanvas(${WIDTH}, ${HEIGHT});
  const context = small.getContext('2d');
  context.drawImage(document.querySelector('.mirror-host canvas'), 0, 0, ${WIDTH}, ${HEIGHT});
  return [...context.getImageData(0, 0, ${WIDTH}, ${HEIGHT}).data];
`;
const pixels = z.array(z.number());

/** As shares of width and height. */
type Place = readonly [x: number, y: number];

/** One browser and one visit for everything, since a start takes longer than all the rest. */
test.describe.serial('in WebKitGTK', () => {
  test.setTimeout(300_000);
  let webkit: WebKit;
  const shown = async (): Promise<readonly number[]> => pixels.parse(await webkit.run(READ_MIRROR));

  /** Where two pictures of the mirror differ by more than the scaling accounts for. */
  const changedPlaces = (before: readonly number[], after: readonly number[]): readonly Place[] =>
    Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel)
      .filter((pixel) =>
        [0, 1, 2].some(
          (part) => Math.abs(before[4 * pixel + part]! - after[4 * pixel + part]!) > 12,
        ),
      )
      .map((pixel): Place => [(pixel % WIDTH) / WIDTH, Math.floor(pixel / WIDTH) / HEIGHT]);

  /** What the mirror shows, once that is not empty and no longer changes. */
  const settled = async (): Promise<readonly number[]> => {
    await expect.poll(async () => Math.max(...(await shown()))).toBeGreaterThan(0);
    let last = await shown();
    await expect
      .poll(async () => {
        const before = last;
        last = await shown();
        return changedPlaces(before, last).length;
      })
      .toBe(0);
    return last;
  };

  test.beforeAll(async ({ studio }) => {
    webkit = await WebKit.open();
    await webkit.goto(studio.origin);
    await webkit.waitForText('Start Camera');
  });
  test.afterAll(() => webkit.close());

  test('the drawn model wears the chosen shade, on the lips and nowhere else', async () => {
    await webkit.press('Try the drawn model');
    await webkit.waitForText('Close Picture');
    await webkit.waitForText('Opening the picture...', false);
    await webkit.press('Classic Red');
    const red = await settled();
    await webkit.press('Berry');
    await expect.poll(async () => changedPlaces(red, await shown()).length).toBeGreaterThan(20);
    const changed = changedPlaces(red, await settled());
    expect(changed.filter(([x, y]) => x < 0.4 || x > 0.6 || y < 0.5 || y > 0.8)).toEqual([]);
    await webkit.press('Close Picture');
    await webkit.waitForText('Start Camera');
  });

  test('the mirror shows the camera as it moves', async () => {
    await webkit.press('Start Camera');
    await webkit.waitForText('Live');
    const first = await shown();
    await expect
      .poll(async () => changedPlaces(first, await shown()).length, { timeout: 60_000 })
      .toBeGreaterThan(50);
  });
});
