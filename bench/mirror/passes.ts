/** The time of each of the engine's passes, in the browser. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DEFAULT_LOOK } from '#domain/makeup/look.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { RendererKind } from '#engine/index.ts';
import { renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';
import { createNodeFaceTracker } from '#tests/support/node-face-tracker.ts';
import type { PassTime } from './pages/renderer-page.ts';

const REPETITIONS = 15;

/** A still of this size, and the face that the tracker finds in it. */
export async function photographForPasses(
  width: number,
  height: number,
): Promise<{ address: string; landmarks: number[] }> {
  const { image } = renderSyntheticFace({ width, height });
  const tracker = await createNodeFaceTracker();
  const face = await tracker.track(image);
  tracker.dispose();
  if (face === null) throw new Error('no face was found in the still');
  return { address: await addressOf(image), landmarks: landmarksOf(face) };
}

/** A picture as the URL of a PNG, which a page can read without any loss. */
export async function addressOf(image: FrameImage): Promise<string> {
  const { width, height } = image;
  const png = await sharp(image.data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

export function landmarksOf(face: TrackedFace): number[] {
  return [...face.landmarks];
}

/** Opens the page of the renderers. */
export async function openRendererPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/renderer.html`);
  await page.waitForFunction(() => globalThis.rendererBench !== undefined);
}

export function measurePasses(
  page: Page,
  still: { address: string; landmarks: number[] },
  renderer: RendererKind,
): Promise<PassTime[]> {
  const request = { ...still, look: DEFAULT_LOOK, renderer };
  return page.evaluate(
    ([asked, repetitions]) => {
      if (globalThis.rendererBench === undefined) throw new Error('the page is not ready');
      return globalThis.rendererBench.timePasses(asked, repetitions);
    },
    [request, REPETITIONS] as const,
  );
}
