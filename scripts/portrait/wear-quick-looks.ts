/**
 * Photographs the four quick looks as the mirror itself draws them on the drawn model. Run it with the app
 * built, after the looks, the model or the rendering of makeup have changed: `npx tsx
 * scripts/portrait/wear-quick-looks.ts`.
 */

import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';

const PICTURES = fileURLToPath(new URL('../../src/app/look/pictures/', import.meta.url));
/** Brows to chin, in the drawing's pixels. */
const FACE = { left: 442, top: 210, width: 396, height: 495 };
/** The foundation that suits the model's skin. */
const MODEL_FOUNDATION = 'Light-Medium';
const WIDTH = 264;
const HEIGHT = 330;
/** The whole portrait in upright format, as it is shown beside a form. */
const PORTRAIT = { left: 256, top: 0, width: 768, height: 960 };
/** Long, because the toast of one capture may still cover a button when the next look is chosen. */
const PATIENCE = 60_000;

const server = await startServer();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(server.origin);
  await page.getByRole('button', { name: 'Try the drawn model' }).click();
  const mirror = page.getByRole('region', { name: /^(Live Camera Feed|Photo|Drawn model)$/ });
  await mirror.getByRole('button', { name: 'Close Picture' }).waitFor();
  await page.getByRole('button', { name: /^Foundation/ }).click();
  await page.getByRole('radio', { name: MODEL_FOUNDATION, exact: true }).click();
  for (const { id, name } of QUICK_LOOKS) {
    await page.getByRole('button', { name, exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Capture Look' }).click(),
    ]);
    const capture = await readFile(await download.path());
    await sharp(capture)
      .extract(FACE)
      .resize(WIDTH, HEIGHT)
      .webp({ quality: 84 })
      .toFile(`${PICTURES}${id}.webp`);
    await sharp(capture)
      .extract(PORTRAIT)
      .webp({ quality: 84 })
      .toFile(`${PICTURES}${id}-portrait.webp`);
  }
} finally {
  await browser.close();
  await server.stop();
}
