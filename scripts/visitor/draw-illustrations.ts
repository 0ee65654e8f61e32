/**
 * Draws the pictures of the blog, and for each the version that is shown when an article is shared: `npx tsx
 * scripts/visitor/draw-illustrations.ts`, after a drawing has changed.
 */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { ArticleIllustration } from '#content/articles/article.ts';
import { drawBarrier } from './illustrations/barrier.ts';
import { drawBrushes } from './illustrations/brushes.ts';
import { drawLiner } from './illustrations/liner.ts';
import { drawLipstick } from './illustrations/lipstick.ts';
import { drawUndertone } from './illustrations/undertone.ts';

const VISITOR = fileURLToPath(new URL('../../src/app/visitor/', import.meta.url));
/** The size that social networks ask for; see https://ogp.me. */
const OPEN_GRAPH = { width: 1200, height: 630 };
const COLOURS = 128;

const DRAWINGS: Readonly<Record<ArticleIllustration, () => string>> = {
  undertone: drawUndertone,
  liner: drawLiner,
  brushes: drawBrushes,
  barrier: drawBarrier,
  lipstick: drawLipstick,
};

for (const [name, draw] of Object.entries(DRAWINGS)) {
  const drawing = draw().replaceAll(/>\s+</g, '><').trim();
  await writeFile(`${VISITOR}illustrations/${name}.svg`, `${drawing}\n`);
  await sharp(Buffer.from(drawing))
    .resize({ ...OPEN_GRAPH, fit: 'cover' })
    .png({ palette: true, colours: COLOURS, dither: 0.8, effort: 10 })
    .toFile(`${VISITOR}open-graph/${name}.png`);
}
