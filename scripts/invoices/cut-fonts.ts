/**
 * Subsets the product's fonts for invoices, at one fixed weight each and in a format that a PDF can embed:
 * `npx tsx scripts/invoices/cut-fonts.ts`, after a font has changed.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const PACKAGES = fileURLToPath(
  new URL('../../node_modules/@fontsource-variable/', import.meta.url),
);
const TARGETS = fileURLToPath(
  new URL('../../src/server/services/invoices/fonts/', import.meta.url),
);

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, place) =>
    String.fromCodePoint(first + place),
  ).join('');
}

/** Latin-1 and typographic punctuation. */
const LATIN = `${charactersFrom(0x20, 0x7e)}${charactersFrom(0xa0, 0xff)}–—‘’“”…•−`;
/** Other letters in people's names: Latin Extended-A, -B and Additional. */
const EXTENDED = `${charactersFrom(0x1_00, 0x2_4f)}${charactersFrom(0x1e_00, 0x1e_ff)}`;

const TEXT = 'hanken-grotesk/files/hanken-grotesk';

const FONTS = [
  { from: `${TEXT}-latin-wght-normal`, to: 'text', characters: LATIN, axes: { wght: 400 } },
  { from: `${TEXT}-latin-wght-normal`, to: 'strong', characters: LATIN, axes: { wght: 600 } },
  {
    from: `${TEXT}-latin-ext-wght-normal`,
    to: 'text-extended',
    characters: EXTENDED,
    axes: { wght: 400 },
  },
  {
    from: `${TEXT}-vietnamese-wght-normal`,
    to: 'text-vietnamese',
    characters: EXTENDED,
    axes: { wght: 400 },
  },
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal',
    to: 'display',
    characters: LATIN,
    axes: { wght: 400, opsz: 28 },
  },
] as const;

for (const { from, to, characters, axes } of FONTS) {
  const whole = await readFile(`${PACKAGES}${from}.woff2`);
  const cut = await subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: axes });
  await writeFile(`${TARGETS}${to}.ttf`, cut);
}
