/** The studio as a person finds things in it: by names and roles. */

import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

export const PRODUCTS = [
  'Lipstick',
  'Blush',
  'Eyeshadow',
  'Eyeliner',
  'Mascara',
  'Foundation',
] as const;

/** Values of the product sliders on a first visit. */
export const FIRST_VALUES = ['70', '50', '60', '80', '65', '40'];

export class StudioPage {
  readonly page: Page;
  /** The panel with the picture. */
  readonly mirror: Locator;
  /** The panel with the look. */
  readonly look: Locator;

  constructor(page: Page) {
    this.page = page;
    this.mirror = page.getByRole('region', { name: /^(Live Camera Feed|Photo|Drawn model)$/ });
    this.look = page.getByRole('complementary', { name: 'Look' });
  }

  slider(name: string): Locator {
    return this.page.getByRole('slider', { name, exact: true });
  }

  shade(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  quickLook(name: string): Locator {
    return this.look.getByRole('button', { name, exact: true });
  }

  /** The visible toast with this title. */
  toast(title: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(title, { exact: true });
  }

  async values(): Promise<readonly (string | null)[]> {
    return Promise.all(PRODUCTS.map((name) => this.slider(name).inputValue()));
  }

  async startCamera(): Promise<void> {
    await this.page.getByRole('button', { name: 'Start Camera' }).click();
    await expect(this.mirror.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  }

  async showDrawnModel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try the drawn model' }).click();
    await expect(this.mirror.getByText('Drawn model', { exact: true })).toBeVisible();
    await expect(this.mirror.getByRole('button', { name: 'Close Picture' })).toBeVisible({
      timeout: 60_000,
    });
    // On a phone, the picture can be closed while it is still being opened.
    await expect(this.mirror.getByText('Opening the picture...')).toBeHidden({ timeout: 60_000 });
  }

  async showPhoto(name: string, bytes: Buffer, mimeType = 'image/jpeg'): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.page.getByRole('button', { name: 'Use a photo' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType, buffer: bytes });
  }

  /** Makes captures include what is beyond the edges of the mirror, too. */
  async keepWholePicture(): Promise<void> {
    const choice = this.page.getByRole('button', { name: 'Capture the whole picture' });
    await choice.click();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
  }

  /** Presses Capture Look and reads the file that is saved. */
  async capture(): Promise<Capture> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Capture Look' }).click(),
    ]);
    return readCapture(download);
  }
}

export interface Capture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** RGB, 8 bits per channel. */
  readonly data: Buffer;
}

async function readCapture(download: Download): Promise<Capture> {
  const file = await readFile(await download.path());
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { name: download.suggestedFilename(), width: info.width, height: info.height, data };
}

/** Mean colour of a box in a capture; corners as shares of its width and height. */
export function meanColour(
  { data, width, height }: Capture,
  box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(box.top * height); y < box.bottom * height; y += 1) {
    for (let x = Math.round(box.left * width); x < box.right * width; x += 1) {
      const place = (y * width + x) * 3;
      sum[0] += data[place] ?? 0;
      sum[1] += data[place + 1] ?? 0;
      sum[2] += data[place + 2] ?? 0;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
