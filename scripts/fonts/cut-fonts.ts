/**
 * Subsets the fonts of the app and of the pages for visitors to what each of them uses, half and a quarter
 * of the original size: `npx tsx scripts/fonts/cut-fonts.ts`, after a font has changed.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { PROJECT_FOLDER } from '#scripts/setup/project.mjs';
import { FONT_CHARACTERS } from '#content/visitor-characters.ts';

const PACKAGES = join(PROJECT_FOLDER, 'node_modules/@fontsource-variable');
const TEXT = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal';
const DISPLAY = 'bodoni-moda/files/bodoni-moda-latin-opsz-normal';
const DISPLAY_ITALIC = 'bodoni-moda/files/bodoni-moda-latin-opsz-italic';

const TEXT_WEIGHTS = { wght: { min: 400, max: 600 } };

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}

/** Whatever a person may type in a language of Western Europe: the packages' own latin subset. */
const LATIN = [
  charactersBetween(0x20, 0x7e),
  charactersBetween(0xa0, 0xff),
  'ıŒœʻʼˆ˚˜',
  charactersBetween(0x2000, 0x206f),
  '€™↑↓−∕',
].join('');

const TARGETS = [
  {
    folder: 'src/app/kit/fonts',
    characters: LATIN,
    /** Tabular digits are alternates. */
    keepsAlternates: true,
    // Keeps hairlines wide enough for a screen: at 24, an A loses its bar.
    display: { wght: 400, opsz: 14 },
  },
  {
    folder: 'src/app/visitor/fonts',
    characters: FONT_CHARACTERS,
    keepsAlternates: false,
    // Pinned to a size at which a screen can still draw the hairlines, hyphens among them.
    display: { wght: 400, opsz: 10 },
  },
] as const;

for (const { folder, characters, keepsAlternates, display } of TARGETS) {
  await mkdir(join(PROJECT_FOLDER, folder), { recursive: true });
  for (const { from, to, axes } of [
    { from: DISPLAY, to: 'display', axes: display },
    { from: DISPLAY_ITALIC, to: 'display-italic', axes: display },
    { from: TEXT, to: 'text', axes: TEXT_WEIGHTS },
  ]) {
    const whole = await readFile(join(PACKAGES, `${from}.woff2`));
    const cut = await subsetFont(whole, characters, {
      noLayoutClosure: !keepsAlternates,
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(join(PROJECT_FOLDER, folder, `${to}.woff2`), cut);
  }
}
