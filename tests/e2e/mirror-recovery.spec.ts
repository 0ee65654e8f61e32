import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { MirrorPage, pinkPixels, shownLevel } from './mirror-page.ts';

/** The lips of the synthetic face at 640 x 360 cover about a thousand pixels. */
const WORN = 350;

/**
 * The goal is one second, which is printed; a machine that does other work at the same
 * time may take ten times as long.
 */
const RECOVERY_LIMIT = 15_000;

test.describe('a worker that dies', () => {
  test('is replaced, and the mirror draws again with the same look', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: await smallStillCamera() });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    const before = await studio.captureNow();
    await page.evaluate(() => {
      Object.assign(window, { firstCanvas: document.querySelector('.mirror-host canvas') });
    });

    const killedAt = performance.now();
    const [worker] = page.workers();
    // The evaluation never finishes, because its worker is gone.
    void worker!.evaluate(() => self.close()).catch(() => undefined);
    await page.waitForFunction(
      () =>
        document.querySelector('.mirror-host canvas') !==
        (window as unknown as { firstCanvas: Element | null }).firstCanvas,
      undefined,
      { polling: 20 },
    );
    await expect
      .poll(() => shownLevel(page), { intervals: [20], timeout: RECOVERY_LIMIT })
      .toBeGreaterThan(10);
    const took = performance.now() - killedAt;
    test
      .info()
      .annotations.push({ type: 'drawn again after', description: `${Math.round(took)} ms` });
    process.stdout.write(`    drawn again ${Math.round(took)} ms after the worker died\n`);
    expect(took).toBeLessThan(RECOVERY_LIMIT);

    expect(page.workers()).toHaveLength(1);
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible();
    await expect(studio.mirror.getByRole('alert')).toBeHidden();
    const after = await studio.captureNow();
    expect(Math.abs(pinkPixels(after) / pinkPixels(before) - 1)).toBeLessThan(0.05);

    await test.step('and once more, while a picture is taken of it, which is taken all the same', async () => {
      const replaced = page.waitForEvent('worker');
      const [second] = page.workers();
      void second!.evaluate(() => self.close()).catch(() => undefined);
      const capture = await studio.capture();
      await replaced;
      expect(pinkPixels(capture)).toBeGreaterThan(WORN);
    });
  });

  test('or hangs is replaced just the same', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: await smallStillCamera() });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    const replaced = page.waitForEvent('worker');
    const [worker] = page.workers();
    void worker!
      .evaluate(() => {
        const end = performance.now() + 8000;
        while (performance.now() < end);
      })
      .catch(() => undefined);
    await replaced;
    await studio.settle();
    expect(pinkPixels(await studio.captureNow())).toBeGreaterThan(WORN);
    await expect.poll(() => page.workers().length).toBe(1);
  });
});

test.describe('a worker that has nothing to do', () => {
  test('is ended some time after the camera has stopped, and comes back with it', async ({
    openBrowser,
    studio: server,
  }) => {
    const browser = await openBrowser({ cameraFile: await smallStillCamera() });
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    await page.clock.install();
    await page.goto('/');
    const studio = new MirrorPage(page);
    await studio.startCamera();
    expect(page.workers()).toHaveLength(1);
    await studio.mirror.getByRole('button', { name: 'Stop Camera' }).click();
    await expect(studio.mirror.getByText('Stopped')).toBeVisible();
    // Its timeout starts when the camera has stopped, which takes the worker a moment.
    await expect
      .poll(async () => {
        await page.clock.fastForward(40_000);
        return page.workers().length;
      })
      .toBe(0);
    await studio.startCamera();
    expect(page.workers()).toHaveLength(1);
  });
});
