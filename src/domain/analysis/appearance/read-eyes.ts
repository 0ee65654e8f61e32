/** Eyeshadow and liner, from the colours around the eyes of a face. */

import {
  ENCODED_OFFSET,
  luma,
  mapRgb,
  toEncoded,
  toLinear,
  type Rgb,
} from '#domain/colour/transfer.ts';
import { inkPigment } from '#domain/makeup/coverage.ts';
import { chanceOfMakeup } from './chance-of-makeup.ts';
import type { PaintedFace, PaintedPlace } from './painted-face.ts';
import {
  lightRatio,
  mean,
  reflectanceOf,
  rise,
  usualOpacity,
  type ReadProduct,
} from './read-product.ts';
import { seenLab, unmixed, type SeenLab } from './unmix.ts';
import { atLightOf, usualColour } from './usual-colours.ts';

/** How the tints of bare lids differ from those between the usual one and that of the skin above: standard deviation. */
const LIDS_SCATTER = 3;

/** Light of the fold and the outer corner relative to the usual: for a deep socket, and for smoky lids. */
const LIDS_DARK = [0.85, 0.6] as const;
const MOST_FOR_SMOKE = 0.7;

/**
 * Light of the lid relative to the skin of the face: a bare lid is hardly brighter, since it faces
 * downward.
 */
const LIDS_LIGHT = [1, 1.2] as const;

/**
 * Light of the bare corner of an eye relative to the skin beside it, and how far its light and tint vary:
 * lashes end there.
 */
const BARE_WING = 0.65;
const WING_SCATTER = { light: 0.09, red: 0.045, blue: 0.06 } as const;

/** No line that is seen at all is fainter than this opacity. */
const FAINTEST_LINE = 40;

export interface ReadLids {
  /** Of lid, fold and outer corner: encoded, the light taken out. */
  readonly colours: readonly [Rgb, Rgb, Rgb];
  /** In [0, 100]. */
  readonly opacity: number;
  /** In [0, 1]. */
  readonly confidence: number;
}

/** Compares the lids with the usual ones of a face with this skin, and with the skin under the brow. */
export function readLids(face: PaintedFace): ReadLids {
  const { skin, white } = face;
  const reflectance = reflectanceOf(skin, white);
  const places = (['lid', 'crease', 'outer'] as const).map((place) => {
    const usual = usualColour(place, skin, reflectance);
    const inItsLight = (colour: Rgb): SeenLab => seenLab(atLightOf(colour, face[place]), white);
    return {
      place,
      usual,
      difference:
        tintDistance(inItsLight(face[place]), inItsLight(usual), inItsLight(face.underBrow)) /
        LIDS_SCATTER,
      light: lightRatio(face[place], usual),
    };
  });
  const differences = places.map(({ difference }) => difference);
  const tinted = chanceOfMakeup(0.5 * Math.max(...differences) + 0.5 * mean(differences), 2);
  const light = mean(places.filter(({ place }) => place !== 'lid').map((place) => place.light));
  const smoky = MOST_FOR_SMOKE * rise([-LIDS_DARK[0], -LIDS_DARK[1]], -light);
  const frosted = rise(LIDS_LIGHT, lightRatio(face.lid, skin));
  const plain = 1 - (1 - tinted) * (1 - smoky) * (1 - frosted);
  const shades = places.map(({ place, usual }) =>
    unmixed(
      'eyeshadow',
      { worn: face[place], bare: usual },
      white,
      usualOpacity('eyeshadow', plain),
    ),
  );
  const opacity = Math.max(...shades.map((shade) => shade.opacity));
  const colourOf = (index: number): Rgb => shades[index]?.shade ?? [0, 0, 0];
  return {
    colours: [colourOf(0), colourOf(1), colourOf(2)],
    opacity,
    confidence: plain,
  };
}

/**
 * How far a tint is from the line between two others: bare lids have the usual tint, that of the skin
 * above them, or one in between.
 */
function tintDistance(seen: SeenLab, one: SeenLab, other: SeenLab): number {
  const [alongA, alongB] = [other.a - one.a, other.b - one.b];
  const [fromA, fromB] = [seen.a - one.a, seen.b - one.b];
  const length = alongA ** 2 + alongB ** 2;
  const share = length === 0 ? 0 : (fromA * alongA + fromB * alongB) / length;
  const between = Math.min(1, Math.max(0, share));
  return Math.hypot(fromA - between * alongA, fromB - between * alongB);
}

/** A line is recognized by the darkness of its wing and by a tint that skin and lashes do not have. */
export function readLiner({ wing, white }: PaintedFace): ReadProduct {
  const bare = mapRgb(wing.bare, (channel) => channel * BARE_WING);
  const ink = mapRgb(inkPigment('#000000'), (channel, i) =>
    toEncoded(toLinear(channel) * (white[i] ?? 1)),
  );
  // No ink is blacker than black: a line covers at least the share that it takes from the channel it
  // darkens most.
  const covered = Math.max(
    ...bare.map(
      (channel, i) =>
        (channel - (wing.worn[i] ?? channel)) / Math.max(0.02, channel - (ink[i] ?? 0)),
    ),
  );
  const opacity = Math.min(100, Math.max(FAINTEST_LINE, 100 * covered));
  return {
    worn: unmixed('eyeliner', { worn: wing.worn, bare }, white, opacity),
    confidence: chanceOfMakeup(lineDistance(wing), 3),
  };
}

/** How far the corner of an eye is from a bare one, in standard deviations of bare people. */
export function lineDistance({ worn, bare }: PaintedPlace): number {
  const light = luma(worn) / Math.max(1e-3, luma(bare));
  const tintOf = (channel: 0 | 1 | 2): number =>
    (worn[channel] + ENCODED_OFFSET) / (bare[channel] + ENCODED_OFFSET);
  const gray = lightRatio(worn, bare);
  return Math.hypot(
    Math.max(0, BARE_WING - light) / WING_SCATTER.light,
    // Shaded skin is redder than skin in the light, never less so.
    Math.min(0, tintOf(0) / gray - 1) / WING_SCATTER.red,
    Math.max(0, tintOf(2) / gray - 1) / WING_SCATTER.blue,
  );
}
