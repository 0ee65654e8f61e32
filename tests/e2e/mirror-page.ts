/** What tests of the mirror itself do in the studio, and what they see there. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '#tests/support/test.ts';
import { PRODUCTS, StudioPage, type Capture } from './studio-page.ts';

export type ProductName = (typeof PRODUCTS)[number];

/**
 * The lipstick that these tests wear: nothing in the synthetic scene, neither cloth
 * nor skin, has a similar colour.
 */
export const WORN_SHADE = { name: 'Hot Pink', hex: '#ec4899' } as const;

export class MirrorPage extends StudioPage {
  /** Moves a product's slider to one of its ends. */
  async setOpacity(product: ProductName, end: 'none' | 'full'): Promise<void> {
    const slider = this.slider(product);
    await slider.press(end === 'none' ? 'Home' : 'End');
    await expect(slider).toHaveValue(end === 'none' ? '0' : '100');
  }

  async takeEverythingOff(): Promise<void> {
    for (const product of PRODUCTS) await this.setOpacity(product, 'none');
  }

  /** Puts on the lipstick of these tests at full strength, and nothing else. */
  async wearLipstickOnly(): Promise<void> {
    await this.takeEverythingOff();
    await this.shade(WORN_SHADE.name).click();
    await this.setOpacity('Lipstick', 'full');
  }

  /** Captures a frame that was drawn after everything that was done before. */
  async captureNow(): Promise<Capture> {
    await this.settle();
    return this.capture();
  }

  /** Waits until the mirror has drawn some more frames. */
  async settle(): Promise<void> {
    await this.page.waitForTimeout(600);
  }
}

/** Number of pixels that show the worn lipstick: so pink that neither skin nor cloth is mistaken for it. */
export function pinkPixels({ data, width, height }: Capture): number {
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = [data[3 * pixel]!, data[3 * pixel + 1]!, data[3 * pixel + 2]!];
    if (red - green > 60 && blue - green > 22) count += 1;
  }
  return count;
}

/** What the page shows in the mirror, without anything on top of it, in screen pixels. */
export async function seenInMirror(page: Page): Promise<Omit<Capture, 'name'>> {
  const covers = await page.addStyleTag({
    content: 'body * { visibility: hidden } .mirror-slot, .mirror-slot * { visibility: visible }',
  });
  const box = (await page.locator('.mirror-slot').boundingBox())!;
  const shot = await page.screenshot({ clip: box });
  await covers.evaluate((style) => (style as HTMLStyleElement).remove());
  const { data, info } = await sharp(shot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Mean difference in levels between two pictures of the same scene, after scaling the
 * first to the size of the second.
 */
export async function meanDifference(
  picture: Omit<Capture, 'name'>,
  other: Omit<Capture, 'name'>,
): Promise<number> {
  const { data, width, height } = picture;
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(other.width, other.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  let sum = 0;
  // Rounded corners do not belong to the picture.
  const rim = 32;
  let count = 0;
  for (let y = rim; y < other.height - rim; y += 1) {
    for (let x = rim; x < other.width - rim; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const place = 3 * (y * other.width + x) + channel;
        sum += Math.abs(resized[place]! - other.data[place]!);
        count += 1;
      }
    }
  }
  return sum / count;
}

/** Mean level over all channels of the mirror's canvas as the page shows it, reduced to a small picture. */
export async function shownLevel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('.mirror-host canvas');
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width <= 1) return 0;
    const small = new OffscreenCanvas(32, 18);
    const context = small.getContext('2d');
    if (context === null) return 0;
    context.drawImage(canvas, 0, 0, 32, 18);
    const { data } = context.getImageData(0, 0, 32, 18);
    return (
      data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (32 * 18 * 3)
    );
  });
}
