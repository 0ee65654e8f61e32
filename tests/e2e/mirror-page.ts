/** What a test of the mirror itself does in the studio, and what it sees there. */

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '#tests/support/test.ts';
import { PRODUCTS, StudioPage, type Capture } from './studio-page.ts';

export type ProductName = (typeof PRODUCTS)[number];

/** The lipstick that these tests wear: no cloth or skin of the synthetic scene comes near it. */
export const WORN_SHADE = { name: 'Hot Pink', hex: '#ec4899' } as const;

export class MirrorPage extends StudioPage {
  /** Moves a product's slider to one of its ends. */
  async setOpacity(product: ProductName, end: 'none' | 'full'): Promise<void> {
    const slider = this.slider(product);
    await slider.press(end === 'none' ? 'Home' : 'End');
    await expect(slider).toHaveAttribute('aria-valuenow', end === 'none' ? '0' : '100');
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

  /** A capture of a frame that was drawn after everything that was done before. */
  async captureNow(): Promise<Capture> {
    await this.settle();
    return this.capture();
  }

  /** Waits until the mirror has drawn some more frames. */
  async settle(): Promise<void> {
    await this.page.waitForTimeout(600);
  }
}

/** Where the worn lipstick is seen: pink enough that neither skin nor cloth is taken for it. */
export function pinkPixels({ data, width, height }: Capture): number {
  let count = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = [data[3 * pixel]!, data[3 * pixel + 1]!, data[3 * pixel + 2]!];
    if (red - green > 60 && blue - green > 22) count += 1;
  }
  return count;
}

/** What the page shows in the mirror, without anything that lies over it; in its pixels on the screen. */
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

/** Mean difference of levels between two pictures of the same, the first brought to the size of the second. */
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
  // Rounded corners are no part of the picture.
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

/** The mirror's canvas as the page shows it, reduced to a small picture: the mean level of each channel. */
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
