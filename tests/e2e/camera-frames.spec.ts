import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';
import { browserWarnings, collectGarbage, COLLECTING_FLAGS } from './console-warnings.ts';
import { holdBack } from './hold-back.ts';
import { StudioPage } from './studio-page.ts';

/** A face that belongs to nobody. */
const PORTRAIT = 'src/app/look/pictures/drawn-model.webp';

/** The interval at which the browser checks for lost frames; it reports them once. */
const LOOKS_EVERY_MS = 10_000;

const LOST_FRAME = /VideoFrame was garbage collected/;

test('every frame of the camera is closed, however the camera ends', async ({
  openBrowser,
  studio: server,
}) => {
  const browser = await openBrowser({ flags: COLLECTING_FLAGS });
  const page = await browser.newPage({
    baseURL: server.origin,
    permissions: ['camera'],
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const warnings = await browserWarnings(page);
  const lostFrames = (): readonly string[] => warnings.filter((text) => LOST_FRAME.test(text));
  const letThrough = await holdBack(page, '**/models-*.bin');
  await page.goto('/');
  const studio = new StudioPage(page);
  const start = page.getByRole('button', { name: 'Start Camera' });
  const stop = studio.mirror.getByRole('button', { name: 'Stop Camera' });

  await test.step('it is canceled while the engine is loaded', async () => {
    for (const pause of [100, 600, 1500]) {
      await start.click();
      await page.waitForTimeout(pause);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    }
    await expect(start).toBeVisible();
    letThrough();
  });
  await test.step('it is flipped, stopped and started again', async () => {
    await studio.startCamera();
    await studio.mirror.getByRole('button', { name: 'Flip Camera' }).click();
    await page.waitForTimeout(500);
    await stop.click();
    await studio.startCamera();
  });
  await test.step('a photo takes its place', async () => {
    const photo = (await readFile(PORTRAIT)).toString('base64');
    const transfer = await page.evaluateHandle((content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
      const dropped = new DataTransfer();
      dropped.items.add(new File([bytes], 'me.webp', { type: 'image/webp' }));
      return dropped;
    }, photo);
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect(studio.mirror.getByText('Photo', { exact: true })).toBeVisible();
    await expect(studio.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await page.waitForTimeout(1500);
  await collectGarbage(page);
  await page.waitForTimeout(LOOKS_EVERY_MS + 1000);
  expect(lostFrames()).toEqual([]);

  // A frame that is lost on purpose is reported, on the page and in the worker.
  const lose = (): void => {
    const frame = new VideoFrame(new Uint8Array(256), {
      format: 'RGBA',
      codedWidth: 8,
      codedHeight: 8,
      timestamp: 0,
    });
    void frame;
  };
  await page.evaluate(lose);
  await page.workers()[0]!.evaluate(lose);
  await collectGarbage(page);
  await expect.poll(lostFrames, { timeout: 2 * LOOKS_EVERY_MS }).toHaveLength(2);
});
