/**
 * Draws the picture that is shown when the landing page is shared, half bare and half made up: `npx tsx
 * scripts/visitor/draw-landing-picture.ts`, after the portraits have changed.
 */

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PICTURES = fileURLToPath(new URL('../../src/app/look/pictures/', import.meta.url));
const TARGET = fileURLToPath(
  new URL('../../src/app/visitor/open-graph/landing.png', import.meta.url),
);
const WIDTH = 1200;
const HEIGHT = 630;
/** The right half of an upright portrait, with the same height and position as in the bare drawing. */
const HALF = { left: 384, top: 0, width: 384, height: 960 };
const DRAWING_MIDDLE = 640;
const DRAWING_WIDTH = 1280;
/** Puts the face in the middle of a wide picture: `top` in the drawing's pixels. */
const TOP = 120;

const worn = await sharp(`${PICTURES}bold-portrait.webp`).extract(HALF).toBuffer();
const line = await sharp({
  create: { width: 2, height: 960, channels: 3, background: '#fbf6ec' },
})
  .png()
  .toBuffer();
const half = await sharp(`${PICTURES}drawn-model.webp`)
  .composite([
    { input: worn, left: DRAWING_MIDDLE, top: 0 },
    { input: line, left: DRAWING_MIDDLE - 1, top: 0 },
  ])
  .toBuffer();
await sharp(half)
  .extract({
    left: 0,
    top: TOP,
    width: DRAWING_WIDTH,
    height: Math.round((DRAWING_WIDTH * HEIGHT) / WIDTH),
  })
  .resize(WIDTH, HEIGHT)
  .png({ palette: true, colours: 72, dither: 0.7, effort: 10 })
  .toFile(TARGET);
