import { expect, test } from '#tests/support/test.ts';
import { StudioPage } from './studio-page.ts';
import { letCamerasBeUnplugged, unplugCameras } from './unplug.ts';

test.describe('the camera', () => {
  test('starts, shows that it is live, and stops, releasing its tracks', async ({ page }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { openedTracks: tracks });
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open(constraints);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
    await page.goto('/');
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Start Camera' }).click();
    await expect(studio.mirror.getByText('Initializing camera...')).toBeVisible();
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(studio.toast('Camera Ready!')).toBeVisible();
    await expect(studio.mirror.getByText('Ready to Try?')).toBeHidden();
    await studio.mirror.getByRole('button', { name: 'Stop Camera' }).click();
    await expect(studio.mirror.getByText('Stopped')).toBeVisible();
    await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();
    const states = await page.evaluate(() =>
      (window as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(
        (track) => track.readyState,
      ),
    );
    expect(states).toEqual(['ended']);
  });

  test('asks for a face, shows its frame rate, is flipped, and leaves the keyboard focus at the mirror', async ({
    page,
  }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Start Camera' }).press('Enter');
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(studio.mirror).toBeFocused();

    await test.step('it asks for a face while it sees none', async () => {
      await expect(
        studio.mirror.getByText('Bring your face into the light and into the frame'),
      ).toBeVisible();
    });
    await test.step('it tells its pace, and the details behind it', async () => {
      await expect(studio.mirror.getByText(/^\d+ fps$/)).toBeVisible();
      await studio.mirror.getByRole('button', { name: 'Details' }).click();
      const details = studio.mirror.getByRole('region', { name: 'Performance' });
      for (const term of ['Render time', 'Tracking time', 'Dropped frames', 'Memory']) {
        await expect(details.getByText(term)).toBeVisible();
      }
      await expect(details.getByText(/^\d+(\.\d)? ms$/).first()).toBeVisible();
      await details.getByRole('button', { name: 'Optimize' }).click();
      await expect(
        studio
          .toast(/^Resolution /)
          .or(studio.toast('Already Optimal'))
          .first(),
      ).toBeVisible();
    });
    await test.step('it is flipped while it is live, and stays live', async () => {
      const slot = studio.mirror.locator('[data-mirrored]');
      await expect(slot).toHaveAttribute('data-mirrored', 'true');
      await studio.mirror.getByRole('button', { name: 'Flip Camera' }).click();
      await expect(slot).toHaveAttribute('data-mirrored', 'false');
      await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible();
    });

    await studio.mirror.getByRole('button', { name: 'Stop Camera' }).press('Enter');
    await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();
    await expect(studio.mirror).toBeFocused();
  });
});

test.describe('a camera that is live', () => {
  test('goes on when the page is shown again after being hidden', async ({ page }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.startCamera();
    for (const state of ['hidden', 'visible']) {
      await page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibility,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
      await page.waitForTimeout(500);
    }
    await expect(studio.mirror.getByText(/^[1-9]\d* fps$/)).toBeVisible();
    await studio.keepWholePicture();
    const capture = await studio.capture();
    expect([capture.width, capture.height]).toEqual([1280, 720]);
  });

  test('is released when the permission is revoked', async ({ page, context, studio: server }) => {
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.startCamera();
    const browserSession = await context.browser()!.newBrowserCDPSession();
    const { targetInfos } = await browserSession.send('Target.getTargets');
    const { browserContextId } = targetInfos.find(({ url }) => url.startsWith(server.origin))!;
    await browserSession.send('Browser.setPermission', {
      permission: { name: 'camera' },
      setting: 'denied',
      origin: server.origin,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    await expect(studio.toast('Camera Access Required')).toBeVisible();
    await expect(studio.mirror.getByRole('alert')).toContainText('Camera permission revoked');
    await expect(studio.mirror.getByText('Stopped')).toBeVisible();
  });
});

/** Each text in the mirror that says why the camera is off, or for what it is needed. */
async function explanations({ mirror }: StudioPage): Promise<readonly string[]> {
  return mirror.locator('.problem, .camera-problem, .overlay-reason').allTextContents();
}

test.describe('a camera that fails', () => {
  test('because there is none, says so and offers a photo', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: null });
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Start Camera' }).click();
    await expect(studio.toast('Camera Error')).toBeVisible();
    await expect(studio.mirror.getByRole('alert')).toContainText('No camera found');
    await expect(studio.mirror.getByRole('button', { name: 'Use a photo' })).toBeVisible();
    expect(await explanations(studio)).toHaveLength(1);
  });

  test('is forgotten once the drawn model is opened, on every screen', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: null });
    const studio = new StudioPage(page);
    for (const { width, height } of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Start Camera' }).click();
      await expect(studio.toast('Camera Error'), `${width} px`).toBeVisible();
      await studio.showDrawnModel();
      await expect(studio.toast('Camera Error'), `${width} px`).toBeHidden({ timeout: 1000 });
      await expect(studio.mirror.getByRole('alert'), `${width} px`).toHaveCount(0);
      await expect(studio.mirror.getByText('No camera found'), `${width} px`).toHaveCount(0);
      await studio.mirror.getByRole('button', { name: 'Close Picture' }).click();
    }
  });

  test('because it was denied, says how to allow it', async ({ openBrowser, studio: server }) => {
    const browser = await openBrowser({ flags: ['--use-fake-ui-for-media-stream=deny'] });
    const page = await browser.newPage({ baseURL: server.origin });
    await page.goto('/');
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Start Camera' }).click();
    await expect(studio.toast('Camera Access Required')).toBeVisible();
    await expect(studio.mirror.getByRole('alert')).toContainText('The camera is blocked');
    // The browser's own message is only shown to those who ask for it.
    await expect(studio.mirror.getByText('Permission denied')).toBeHidden();
    await studio.mirror.getByText('Details').click();
    await expect(studio.mirror.getByText('Permission denied')).toBeVisible();
    expect(await explanations(studio)).toHaveLength(1);
    await expect(studio.mirror.getByRole('button', { name: 'Start Camera' })).toBeVisible();
  });

  test('because it was unplugged, says so', async ({ page }) => {
    await letCamerasBeUnplugged(page);
    await page.goto('/');
    const studio = new StudioPage(page);
    await studio.startCamera();
    await unplugCameras(page);
    await expect(studio.mirror.getByRole('alert')).toContainText('Camera disconnected');
    await expect(studio.mirror.getByText('Ready to Try?')).toBeVisible();
  });
});

test.describe('a face model that cannot be loaded', () => {
  test('says which, and is retried with a button', async ({ page, context }) => {
    await page.goto('/');
    await context.route(/models.*\.bin/, (route) => route.abort());
    const studio = new StudioPage(page);
    await page.getByRole('button', { name: 'Start Camera' }).click();
    const banner = studio.mirror.getByRole('alert');
    await expect(banner).toContainText('Failed to load MediaPipe scripts', { timeout: 60_000 });
    await context.unroute(/models.*\.bin/);
    await banner.getByRole('button', { name: 'Retry' }).click();
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(banner).toBeHidden();
  });
});
