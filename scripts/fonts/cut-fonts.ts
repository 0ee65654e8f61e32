/**
 * Cuts the fonts of the pages for visitors down to the characters and weights that these pages use, a
 * third of their size: `npx tsx scripts/visitor/cut-fonts.ts`, after a font has changed.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from '#content/visitor-characters.ts';

const PACKAGES = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/', import.meta.url),
);
const TARGETS = fileURLToPath(new URL('../../src/app/visitor/fonts/', import.meta.url));

/** Pinned where a screen can still draw the hairlines, hyphens among them. */
const DISPLAY = { wght: 400, opsz: 10 };

const FONTS = [
  { from: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal', to: 'display', axes: DISPLAY },
  { from: 'bodoni-moda/files/bodoni-moda-latin-opsz-italic', to: 'display-italic', axes: DISPLAY },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
    to: 'text',
    axes: { wght: { min: 400, max: 600 } },
  },
] as const;

for (const { from, to, axes } of FONTS) {
  const whole = await readFile(`${PACKAGES}${from}.woff2`);
  const cut = await subsetFont(whole, FONT_CHARACTERS, {
    // No alternates that nothing asks for.
    noLayoutClosure: true,
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(`${TARGETS}${to}.woff2`, cut);
}
