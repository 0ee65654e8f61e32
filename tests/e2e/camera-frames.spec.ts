import { readFile } from 'node:fs/promises';
import type { Page, Worker } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';
import { holdBack } from './hold-back.ts';
import { StudioPage } from './studio-page.ts';

/** A face that belongs to nobody. */
const PORTRAIT = 'src/app/look/pictures/drawn-model.webp';

/** The frames of a camera that a worker has read, and how many of its reads and frames are still open. */
interface FrameCounts {
  readonly read: number;
  readonly open: number;
  readonly waiting: number;
}

type Counting = typeof globalThis & { readonly countFrames: () => FrameCounts };

/**
 * Counts in the worker itself. The browser warns of frames that are collected without being closed, but
 * Chromium loses one by itself now and then, on the page, if it comes just when its stream is handed over to
 * the worker.
 */
function startCounting(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const open = new Set<VideoFrame>();
    let read = 0;
    let waiting = 0;
    class CountedReader extends ReadableStreamDefaultReader<unknown> {
      override async read(): Promise<ReadableStreamReadResult<unknown>> {
        waiting += 1;
        const result = await super.read();
        waiting -= 1;
        const { value: frame } = result;
        if (frame instanceof VideoFrame) {
          read += 1;
          open.add(frame);
          frame.close = () => {
            open.delete(frame);
            VideoFrame.prototype.close.call(frame);
          };
        }
        return result;
      }
    }
    Object.assign(ReadableStream.prototype, {
      getReader(this: ReadableStream<unknown>) {
        return new CountedReader(this);
      },
    });
    Object.assign(globalThis, { countFrames: () => ({ read, open: open.size, waiting }) });
  });
}

/** Of the page's only worker that tracks faces. */
function framesOf(page: Page): Promise<FrameCounts> {
  return page.workers()[0]!.evaluate(() => (globalThis as Counting).countFrames());
}

test('every frame of the camera is closed, however the camera ends', async ({
  openBrowser,
  studio: server,
}) => {
  const browser = await openBrowser();
  const page = await browser.newPage({
    baseURL: server.origin,
    permissions: ['camera'],
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const letThrough = await holdBack(page, '**/models-*.bin');
  const counting = page.waitForEvent('worker').then(startCounting);
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
    await counting;
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

  await expect.poll(() => framesOf(page)).toMatchObject({ open: 0, waiting: 0 });
  expect((await framesOf(page)).read).toBeGreaterThan(10);
});
