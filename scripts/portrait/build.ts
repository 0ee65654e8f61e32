/**
 * Draws the model and writes it to the place from which the page takes it: `npx
 * tsx scripts/portrait/build.ts`.
 */

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawPortrait } from './drawing.ts';

const TARGET = fileURLToPath(
  new URL('../../src/app/look/pictures/drawn-model.webp', import.meta.url),
);

await sharp(Buffer.from(drawPortrait())).webp({ quality: 88 }).toFile(TARGET);
