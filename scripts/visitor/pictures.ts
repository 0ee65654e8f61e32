/**
 * Renders the drawn model in upright and close-up format, bare and in each quick look, for the landing page.
 * Run it after the portraits have changed: `npx tsx scripts/visitor/pictures.ts`.
 */

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { QUICK_LOOKS } from '#content/quick-looks.ts';

const SOURCES = fileURLToPath(new URL('../../src/app/look/pictures/', import.meta.url));
const TARGETS = fileURLToPath(new URL('../../src/app/visitor/pictures/', import.meta.url));

/** Left edge of an upright portrait in the drawing. */
const PORTRAIT_LEFT = 256;
/** Crown to shoulders, in an upright portrait's pixels. */
const NEAR = { left: 48, top: 30, width: 672, height: 840 };
/** The lowest quality at which compression does not yet show in a smooth drawing. */
const QUALITY = 50;

const bare = { ...NEAR, left: NEAR.left + PORTRAIT_LEFT };
const pictures = [
  { from: 'drawn-model', to: 'bare', part: bare },
  ...QUICK_LOOKS.map(({ id }) => ({ from: `${id}-portrait`, to: id, part: NEAR })),
];
for (const { from, to, part } of pictures) {
  await sharp(`${SOURCES}${from}.webp`)
    .extract(part)
    .avif({ quality: QUALITY, effort: 9 })
    .toFile(`${TARGETS}${to}.avif`);
}
