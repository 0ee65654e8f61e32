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
 * Lightness, L*, of the lips to which the scatter above applies. The light that lips return differs among
 * people by factors, and in CIE L*a*b* such differences grow with L* + 16.
 */
const SCATTERED_LIGHTNESS = 45;

/**
 * How many made-up faces wear something on their lips for each that does not: no product is worn more
 * often.
 */
const ODDS_OF_LIPSTICK = 2;
const CHEEKS_SCATTER = { tint: 2.2, light: 0.07 } as const;

/** If a cheek is lighter or darker than usual, this share of the difference is attributed to the blush. */
const LIGHT_OF_BLUSH = 0.9;

/** CIEDE2000 of face and neck at equal light: up to where that is usual, and from where it is not. */
const BASE_DIFFERS = [3, 7] as const;

/** A natural flush looks like blush, and a neck may be lit in any way: confidence is capped at these. */
const MOST_FOR_BLUSH = 0.8;
const MOST_FOR_BASE = 0.5;

/** Compares the lips with the usual ones of a face with this skin. */
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

/**
 * The distance in standard deviations of bare lips: blood moves a* and b* together, and bare lips are
 * never far from that line.
 */
function lipsDistance(worn: SeenLab, bare: SeenLab): number {
  const [reddish, yellowish] = [worn.a - bare.a, worn.b - bare.b];
  const flush = (reddish + yellowish) * Math.SQRT1_2;
  const hue = (reddish - yellowish) * Math.SQRT1_2;
  const { light, ...tint } = LIPS_SCATTER;
  const wide = (bare.l + 16) / (SCATTERED_LIGHTNESS + 16);
  return Math.hypot((worn.l - bare.l) / light, flush / tint.flush, hue / tint.hue) / wide;
}

/** Compares the cheeks with what lies around the blush, and with how light a cheek usually is. */
export function readBlush({ cheeks, skin, white }: PaintedFace): ReadProduct {
  const same = atLightOf(cheeks.bare, cheeks.worn);
  const usual = usualColour('cheeks', skin, reflectanceOf(skin, white));
  const brighter = Math.log(lightRatio(cheeks.worn, usual));
  const [seen, unpainted] = [seenLab(cheeks.worn, white), seenLab(same, white)];
  const distance = Math.hypot(
    Math.hypot(seen.a - unpainted.a, seen.b - unpainted.b) / CHEEKS_SCATTER.tint,
    brighter / CHEEKS_SCATTER.light,
  );
  // No blush is less red than the cheek: if it seems so, that is the light.
  const isRedder = rednessOf(cheeks.worn) > rednessOf(same);
  const plain = isRedder ? chanceOfMakeup(distance, 3) : 0;
  // Then most of the difference between this cheek's lightness and the usual one is the blush's doing.
  const bare = atLight(same, Math.exp(-LIGHT_OF_BLUSH * brighter));
  const shade = unmixed('blush', { worn: cheeks.worn, bare }, white, usualOpacity('blush', plain));
  return { worn: shade, confidence: MOST_FOR_BLUSH * plain };
}

/** Compares the face with the neck, at equal light: how much lighter a base makes a face cannot be told. */
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
