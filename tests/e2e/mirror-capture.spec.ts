import sharp from 'sharp';
import {
  REGION,
  type SyntheticFaceOptions,
  type SyntheticFrame,
} from '#tests/fixtures/synthetic-face/index.ts';
import { stillCamera } from '#tests/support/face-cameras.ts';
import {
  changeAt,
  changedShare,
  colourDifference,
  knownFace,
  meanColourOf,
  mirroredFrame,
  regionPixels,
  wornColour,
} from '#tests/support/known-face.ts';
import { expect, test } from '#tests/support/test.ts';
import { meanDifference, MirrorPage, pinkPixels, seenInMirror, WORN_SHADE } from './mirror-page.ts';
import type { Capture } from './studio-page.ts';

/** The specification's weight of a lipstick at full opacity. */
const LIPSTICK_WEIGHT = 0.8;

interface Pair {
  /** All opacities at 0. */
  readonly bare: Capture;
  /** The lipstick alone, at full strength. */
  readonly worn: Capture;
  /** The picture that the camera delivered, flipped as the mirror shows it. */
  readonly truth: SyntheticFrame;
}

function lipDifferences({ bare, worn, truth }: Pair): { bare: number; worn: number } {
  const lips = regionPixels(truth, REGION.lips, 2);
  const intended = wornColour(WORN_SHADE.hex, LIPSTICK_WEIGHT, truth, lips);
  return {
    bare: colourDifference(meanColourOf(bare, lips), intended),
    worn: colourDifference(meanColourOf(worn, lips), intended),
  };
}

/**
 * One of the faces whose makeup is judged in src/engine/render/makeup-on-faces.test.ts, in every skin tone.
 */
const SMILE: SyntheticFaceOptions = { expression: { smile: 1 } };

test.describe('a captured look', () => {
  test('of a smile wears the chosen shade on the lips and nowhere else', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: await stillCamera(SMILE) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.keepWholePicture();
    await studio.takeEverythingOff();
    const bare = await studio.captureNow();
    await studio.wearLipstickOnly();
    const worn = await studio.captureNow();
    const truth = mirroredFrame(knownFace(SMILE));
    const pair = { bare, worn, truth };

    const differences = lipDifferences(pair);
    expect(differences.worn).toBeLessThan(8);
    expect(differences.worn).toBeLessThan(0.5 * differences.bare);
    const covered = changedShare(bare, worn, regionPixels(truth, REGION.lips, 2));
    expect(covered).toBeGreaterThan(0.85);

    for (const region of [REGION.teeth, REGION.mouth]) {
      const inside = regionPixels(truth, region, 2);
      if (inside.length > 0) expect(changedShare(bare, worn, inside)).toBeLessThan(0.02);
    }
    for (const region of [REGION.sclera, REGION.iris, REGION.brow, REGION.hair]) {
      const inside = regionPixels(truth, region);
      expect(inside.filter((pixel) => changeAt(bare, worn, pixel) > 0)).toEqual([]);
    }
  });

  test('is identical, outside of what is painted, to the frame with all opacities at 0, bit for bit', async ({
    openStudio,
  }) => {
    const page = await openStudio({ cameraFile: await stillCamera() });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.keepWholePicture();
    await studio.takeEverythingOff();
    const bare = await studio.captureNow();
    const again = await studio.captureNow();
    expect(again.data.equals(bare.data)).toBe(true);
    await studio.quickLook('Bold').click();
    const worn = await studio.captureNow();
    const truth = mirroredFrame(knownFace({}));
    for (const region of [REGION.background, REGION.clothes, REGION.hair]) {
      const pixels = regionPixels(truth, region, 2);
      expect(pixels.length).toBeGreaterThan(10_000);
      expect(pixels.filter((pixel) => changeAt(bare, worn, pixel) > 0)).toEqual([]);
    }
    expect(changedShare(bare, worn, regionPixels(truth, REGION.lips))).toBeGreaterThan(0.8);
  });

  test('shows what is seen in the mirror, on a desktop and on a phone', async ({ openStudio }) => {
    const page = await openStudio({ cameraFile: await stillCamera({ pose: { x: 0.15 } }) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await studio.settle();
      const capture = await studio.capture();
      const seen = await seenInMirror(page);
      expect(capture.width / capture.height, `${width} px`).toBeCloseTo(
        seen.width / seen.height,
        2,
      );
      expect(await meanDifference(capture, seen), `${width} px`).toBeLessThan(3);
    }
  });

  test('of the whole picture has the camera’s size, and is mirrored as seen until the camera is flipped', async ({
    openStudio,
  }) => {
    const options = { pose: { x: 0.3 } };
    const page = await openStudio({ cameraFile: await stillCamera(options) });
    const studio = new MirrorPage(page);
    await studio.startCamera();
    await studio.keepWholePicture();
    const before = new Date();
    const capture = await studio.captureNow();
    const [, year, month, day] = /^lookglass-(\d{4})-(\d\d)-(\d\d)-\d\d-\d\d-\d\d\.png$/.exec(
      capture.name,
    )!;
    expect([Number(year), Number(month), Number(day)]).toEqual([
      before.getFullYear(),
      before.getMonth() + 1,
      before.getDate(),
    ]);
    expect([capture.width, capture.height]).toEqual([1280, 720]);
    await expect(studio.toast('Image Captured')).toBeVisible();
    const { image } = mirroredFrame(knownFace(options));
    const outside = regionPixels(mirroredFrame(knownFace(options)), REGION.background, 2);
    expect(changedShare(image, capture, outside)).toBeLessThan(0.03);

    await studio.mirror.getByRole('button', { name: 'Flip Camera' }).click();
    await expect(studio.mirror.locator('[data-mirrored]')).toHaveAttribute(
      'data-mirrored',
      'false',
    );
    await expect(studio.mirror.getByText('Live', { exact: true })).toBeVisible();
    const flipped = await studio.captureNow();
    const truth = knownFace(options);
    const outsideThen = regionPixels(truth, REGION.background, 2);
    expect(changedShare(truth.image, flipped, outsideThen)).toBeLessThan(0.03);
  });

  test('of a photo has the pixels of the photo wherever nothing is worn', async ({ page }) => {
    const truth = knownFace({ skinTone: 4 });
    const { data, width, height } = truth.image;
    const file = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    await page.goto('/');
    const studio = new MirrorPage(page);
    await studio.showPhoto('face.png', file, 'image/png');
    await expect(studio.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
      timeout: 60_000,
    });
    await studio.takeEverythingOff();
    const bare = await studio.captureNow();
    expect(pixelsThatDiffer(truth, bare)).toBe(0);
    await studio.wearLipstickOnly();
    const worn = await studio.captureNow();
    const differences = lipDifferences({ bare, worn, truth });
    expect(differences.worn).toBeLessThan(0.5 * differences.bare);
    expect(pinkPixels(worn)).toBeGreaterThan(500);
    const face = [REGION.skin, REGION.sclera, REGION.iris, REGION.brow, REGION.background];
    for (const region of face) {
      const pixels = regionPixels(truth, region, 4);
      expect(pixels.filter((pixel) => changeAt(truth.image, worn, pixel) > 0)).toEqual([]);
    }
  });
});

function pixelsThatDiffer({ image }: SyntheticFrame, capture: Capture): number {
  let count = 0;
  for (let pixel = 0; pixel < image.width * image.height; pixel += 1) {
    if (changeAt(image, capture, pixel) > 0) count += 1;
  }
  return count;
}
