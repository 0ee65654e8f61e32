/** The engine's drawing by WebGL2, in a browser: what most people see. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { FrameImage } from '#engine/frame/frame.ts';
import { addressOf, landmarksOf, openRendererPage } from '#bench/mirror/passes.ts';
import { openSite } from '#bench/mirror/site.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import type { DrawMakeup } from './makeup-renderers.ts';

/**
 * Passes a renderer in a browser to `work`, and closes the browser afterwards.
 * The page is built into `folder`.
 */
export async function withWebglMakeup<Result>(
  folder: string,
  work: (drawMakeup: DrawMakeup) => Promise<Result>,
): Promise<Result> {
  const site = await openSite(folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await openRendererPage(page, site.origin);
    return await work(webglMakeup(page));
  } finally {
    await browser.close();
    await site.close();
  }
}

function webglMakeup(page: Page): DrawMakeup {
  return async (image, face, look) => {
    const address = await addressOf(image);
    const composed = await page.evaluate(
      (request) => {
        if (globalThis.rendererBench === undefined) throw new Error('the page is not ready');
        return globalThis.rendererBench.compose(request);
      },
      { address, landmarks: landmarksOf(face), look, renderer: 'webgl2' as const },
    );
    return pictureOf(composed);
  };
}

async function pictureOf(address: string): Promise<FrameImage> {
  const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
