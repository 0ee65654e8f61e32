import { leavingCamera, movingCamera } from '#tests/support/face-cameras.ts';
import { expect, test } from '#tests/support/test.ts';
import { MirrorPage, pinkPixels, shownLevel } from './mirror-page.ts';

const FIND_FACE = 'Bring your face into the light and into the frame';

test.describe('a live face', () => {
  test('keeps its lipstick while it turns, talks, smiles and blinks', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: await movingCamera('medley', 4) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    const worn: number[] = [];
    for (let time = 0; time < 6; time += 1) worn.push(pinkPixels(await studio.captureNow()));
    expect(Math.min(...worn)).toBeGreaterThan(350);
    await studio.takeEverythingOff();
    expect(pinkPixels(await studio.captureNow())).toBeLessThan(10);
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible();
    await expect(studio.mirror.getByRole('alert')).toBeHidden();
  });

  test('that leaves is asked to come back, wears nothing while it is gone, and is found again', async ({
    openStudio,
  }) => {
    const page = await openStudio({ cameraFile: await leavingCamera(3) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    const hint = studio.mirror.getByText(FIND_FACE);
    // A capture may take longer than the face is away, so this waits for one that falls within its absence.
    await expect
      .poll(async () => {
        await expect(hint).toBeVisible();
        return pinkPixels(await studio.capture());
      })
      .toBe(0);
    await expect
      .poll(async () => {
        await expect(hint).toBeHidden();
        return pinkPixels(await studio.capture());
      })
      .toBeGreaterThan(350);
  });

  test('wears makeup before, while and after a hand passes over it', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: await movingCamera('handOver', 4) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    const worn: number[] = [];
    for (let time = 0; time < 8; time += 1) worn.push(pinkPixels(await studio.captureNow()));
    expect(worn.filter((count) => count > 350).length).toBeGreaterThanOrEqual(3);
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible();
    expect(await shownLevel(page)).toBeGreaterThan(10);
  });

  test('is bare while Hold to compare is pressed, and made up again once it is released', async ({
    openStudio,
  }) => {
    const page = await openStudio({ cameraFile: await movingCamera('medley', 4) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.wearLipstickOnly();
    const hold = studio.mirror.getByRole('button', { name: 'Hold to compare' });
    await hold.dispatchEvent('pointerdown', { button: 0, pointerId: 1, isPrimary: true });
    await studio.settle();
    expect(pinkPixels(await studio.capture())).toBeLessThan(10);
    await hold.dispatchEvent('pointerup', { button: 0, pointerId: 1, isPrimary: true });
    expect(pinkPixels(await studio.captureNow())).toBeGreaterThan(350);
  });
});
