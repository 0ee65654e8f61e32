/** Lipstick, blush and base: what is laid on lips and skin, from the colours of a face. */

import { mapRgb } from '#domain/colour/transfer.ts';
import { chanceOfMakeup } from './chance-of-makeup.ts';
import type { PaintedFace } from './painted-face.ts';
import {
  lightRatio,
  rednessOf,
  reflectanceOf,
  rise,
  usualOpacity,
  type ReadProduct,
} from './read-product.ts';
import { seenDifference, seenLab, unmixed, type SeenLab } from './unmix.ts';
import { atLight, atLightOf, usualColour } from './usual-colours.ts';

/**
 * How bare lips and cheeks differ from the usual ones, as standard deviations in CIE L*a*b*: of lips in lightness, along the
 * line on which blood moves a* and b* together, and across it; of cheeks in tint, and in the logarithm of their light. Wider
 * than what the faces of bench:appearance show, because real ones differ more.
 */
const LIPS_SCATTER = { light: 4.5, flush: 4.6, hue: 2.6 } as const;

/**
 * Lightness, L*, of the lips that differ so. People differ by factors of the light that lips return, and these are
 * differences of CIE L*a*b* that grow with L* + 16.
 */
const SCATTERED_LIGHTNESS = 45;

/** As many made-up faces wear something on their lips for each that does not: no product is worn more often. */
const ODDS_OF_LIPSTICK = 2;
const CHEEKS_SCATTER = { tint: 2.2, light: 0.07 } as const;

/** Share of what a cheek is lighter or darker than usual that is put down to the blush. */
const LIGHT_OF_BLUSH = 0.9;

/** CIEDE2000 of face and neck at equal light: up to where that is usual, and from where it is not. */
const BASE_DIFFERS = [3, 7] as const;

/** A flush looks as blush does, and a neck is lit as it likes: no more than this is believed. */
const MOST_FOR_BLUSH = 0.8;
const MOST_FOR_BASE = 0.5;

/** Against the usual lips of a face with this skin. */
export function readLips({ lips, skin, white, mouthShade }: PaintedFace): ReadProduct {
  const light = mapRgb(white, (channel) => channel * mouthShade);
  const bare = usualColour('lips', skin, reflectanceOf(skin, white));
  const plain = chanceOfMakeup(
    lipsDistance(seenLab(lips, light), seenLab(bare, light)),
    3,
    ODDS_OF_LIPSTICK,
  );
  return {
    worn: unmixed('lipstick', { worn: lips, bare }, light, usualOpacity('lipstick', plain)),
    confidence: plain,
  };
}

/** In standard deviations of bare lips: blood moves a* and b* together, and no bare lips are far from that. */
function lipsDistance(worn: SeenLab, bare: SeenLab): number {
  const [reddish, yellowish] = [worn.a - bare.a, worn.b - bare.b];
  const flush = (reddish + yellowish) * Math.SQRT1_2;
  const hue = (reddish - yellowish) * Math.SQRT1_2;
  const { light, ...tint } = LIPS_SCATTER;
  const wide = (bare.l + 16) / (SCATTERED_LIGHTNESS + 16);
  return Math.hypot((worn.l - bare.l) / light, flush / tint.flush, hue / tint.hue) / wide;
}

/** Against what lies around the blush, and against how light a cheek usually is. */
export function readBlush({ cheeks, skin, white }: PaintedFace): ReadProduct {
  const same = atLightOf(cheeks.bare, cheeks.worn);
  const usual = usualColour('cheeks', skin, reflectanceOf(skin, white));
  const brighter = Math.log(lightRatio(cheeks.worn, usual));
  const [seen, unpainted] = [seenLab(cheeks.worn, white), seenLab(same, white)];
  const distance = Math.hypot(
    Math.hypot(seen.a - unpainted.a, seen.b - unpainted.b) / CHEEKS_SCATTER.tint,
    brighter / CHEEKS_SCATTER.light,
  );
  // Nobody's blush is less red than the cheek: that is the light.
  const isRedder = rednessOf(cheeks.worn) > rednessOf(same);
  const plain = isRedder ? chanceOfMakeup(distance, 3) : 0;
  // Most of what a cheek is lighter or darker than usual is then the blush's doing.
  const bare = atLight(same, Math.exp(-LIGHT_OF_BLUSH * brighter));
  const shade = unmixed('blush', { worn: cheeks.worn, bare }, white, usualOpacity('blush', plain));
  return { worn: shade, confidence: MOST_FOR_BLUSH * plain };
}

/** The base beside the neck, at equal light: how much lighter it makes a face cannot be told. */
export function readBase({ skin, neck, white }: PaintedFace): ReadProduct {
  const bare = neck === null ? skin : atLightOf(neck, skin);
  const plain = rise(BASE_DIFFERS, seenDifference(skin, bare, white));
  const shade = unmixed(
    'foundation',
    { worn: skin, bare },
    white,
    usualOpacity('foundation', plain),
  );
  return { worn: shade, confidence: MOST_FOR_BASE * plain };
}
