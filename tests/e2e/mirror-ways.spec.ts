import { smallStillCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { MirrorPage, pinkPixels } from './mirror-page.ts';

/** The lips of the synthetic face at 640 x 360 cover about a thousand pixels. */
const WORN = 350;

/**
 * tests/render draws with both renderers in each way of working; these tests show what the page makes of
 * its address and of its browser.
 */
test.describe('the mirror wears the look', () => {
  test('in the way that the address asks for: Canvas 2D, on the page itself', async ({
    openStudio,
  }) => {
    const path = '/?transport=page&renderer=2d';
    const page = await openStudio({ cameraFile: await smallStillCamera(), path });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    expect(page.workers()).toHaveLength(0);
    await studio.wearLipstickOnly();
    expect(pinkPixels(await studio.captureNow())).toBeGreaterThan(WORN);
    await studio.takeEverythingOff();
    expect(pinkPixels(await studio.captureNow())).toBe(0);
  });

  test('in a browser without WebGL', async ({ openStudio }) => {
    const page = await openStudio({
      cameraFile: await smallStillCamera(),
      flags: ['--use-gl=disabled'],
    });
    expect(await page.evaluate(() => new OffscreenCanvas(1, 1).getContext('webgl2'))).toBeNull();
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    expect(pinkPixels(await studio.captureNow())).toBeGreaterThan(WORN);
  });

  test('in a browser without canvases for workers', async ({ openBrowser, studio: server }) => {
    const browser = await openBrowser({ cameraFile: await smallStillCamera() });
    const page = await browser.newPage({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
    });
    await page.goto('/');
    const studio = new MirrorPage(page);
    await studio.startCamera();
    expect(page.workers()).toEqual([]);
    await studio.wearLipstickOnly();
    expect(pinkPixels(await studio.captureNow())).toBeGreaterThan(WORN);
  });
});
