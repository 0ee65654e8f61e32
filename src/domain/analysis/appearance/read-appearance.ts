/**
 * A look from the colours of a made-up face. Each product is judged against this face's own bare skin nearby, and
 * comes with a confidence; mascara cannot be told from lashes.
 */

import { LEAST_CONFIDENCE } from '#domain/analysis/measurement.ts';
import {
  ENCODED_OFFSET,
  hexOf,
  luma,
  mapRgb,
  toLinear,
  type Rgb,
} from '#domain/colour/transfer.ts';
import type { Look, Product } from '#domain/makeup/look.ts';
import type { PaintedFace } from './painted-face.ts';
import { seenDifference, unmixed, type WornShade } from './unmix.ts';
import { atLightOf, usualColour } from './usual-colours.ts';

export interface AppearanceReading {
  readonly kind: 'appearance';
  /** A product of too little confidence has the opacity 0. */
  readonly look: Look;
  /** That each product is worn, and in about this colour, in [0, 1]. */
  readonly confidences: Readonly<Record<Product, number>>;
}

/**
 * CIEDE2000 from the usual bare colour up to which a place is like many bare ones, and from which no bare one is.
 * Shade is left out where light falls as it likes: in the sockets and on the cheeks.
 */
const LIPS_DIFFER = [4.5, 14] as const;
const LIDS_DIFFER = [3.5, 9] as const;
const CHEEKS_DIFFER = [2.5, 7.5] as const;
const BASE_DIFFERS = [3, 7] as const;

/** Light of the fold and the outer corner over what is usual: of a deep socket, and of smoky lids. */
const LIDS_DARK = [0.92, 0.72] as const;
const MOST_FOR_SMOKE = 0.7;

/** Light of a liner's wing over the skin beside it: of a bare corner, and of a black one. */
const WING = [0.66, 0.46] as const;

/** A flush looks as blush does, and a neck is lit as it likes: no more than this is believed. */
const MOST_FOR_BLUSH = 0.8;
const MOST_FOR_BASE = 0.5;

/** What shows plainly was most often laid on thickly: opacities at the least and at the plainest difference. */
const OPACITIES = {
  lipstick: [50, 85],
  blush: [35, 65],
  eyeshadow: [40, 80],
  eyeliner: [45, 100],
  foundation: [30, 60],
} as const;

interface ReadProduct {
  readonly worn: WornShade;
  readonly confidence: number;
}

export function readAppearance(face: PaintedFace): AppearanceReading {
  const lipstick = readLips(face);
  const blush = readBlush(face);
  const lids = readLids(face);
  const eyeliner = readLiner(face);
  const base = readBase(face);
  return {
    kind: 'appearance',
    look: {
      v: 1,
      lipstick: worn(lipstick),
      blush: worn(blush),
      eyeshadow: {
        colors: [hexOf(lids.colours[0]), hexOf(lids.colours[1]), hexOf(lids.colours[2])],
        opacity: opacityOf(lids.confidence, lids.opacity),
      },
      eyeliner: worn(eyeliner),
      mascara: { opacity: 0 },
      foundation: worn(base),
    },
    confidences: {
      lipstick: lipstick.confidence,
      blush: blush.confidence,
      eyeshadow: lids.confidence,
      eyeliner: eyeliner.confidence,
      mascara: 0,
      foundation: base.confidence,
    },
  };
}

function readLips({ lips, skin, white, mouthShade }: PaintedFace): ReadProduct {
  const light = mapRgb(white, (channel) => channel * mouthShade);
  const bare = usualColour('lips', skin, reflectanceOf(skin, white));
  const plain = rise(LIPS_DIFFER, seenDifference(lips, bare, light));
  return {
    worn: unmixed('lipstick', { worn: lips, bare }, light, usualOpacity('lipstick', plain)),
    confidence: plain,
  };
}

function readBlush({ cheeks, white }: PaintedFace): ReadProduct {
  const bare = atLightOf(cheeks.bare, cheeks.worn);
  // Nobody's blush is less red than the cheek: that is the light.
  const isRedder = rednessOf(cheeks.worn) > rednessOf(bare);
  const plain = isRedder ? rise(CHEEKS_DIFFER, seenDifference(cheeks.worn, bare, white)) : 0;
  const shade = unmixed('blush', { worn: cheeks.worn, bare }, white, usualOpacity('blush', plain));
  return { worn: shade, confidence: MOST_FOR_BLUSH * plain };
}

function readLids(face: PaintedFace): {
  readonly colours: readonly [Rgb, Rgb, Rgb];
  readonly opacity: number;
  readonly confidence: number;
} {
  const { skin, white } = face;
  const reflectance = reflectanceOf(skin, white);
  const places = (['lid', 'crease', 'outer'] as const).map((place) => {
    const usual = usualColour(place, skin, reflectance);
    // Bare lids have the tint of the face, or that of the skin above them.
    const difference = Math.min(
      ...[usual, face.underBrow].map((bare) =>
        seenDifference(face[place], atLightOf(bare, face[place]), white),
      ),
    );
    return { place, usual, difference, light: lightRatio(face[place], usual) };
  });
  const differences = places.map(({ difference }) => difference);
  const tinted = rise(LIDS_DIFFER, 0.5 * Math.max(...differences) + 0.5 * mean(differences));
  const light = mean(places.filter(({ place }) => place !== 'lid').map((place) => place.light));
  const smoky = MOST_FOR_SMOKE * rise([-LIDS_DARK[0], -LIDS_DARK[1]], -light);
  const plain = 1 - (1 - tinted) * (1 - smoky);
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

/** Liners are black or nearly so: one that is thinner than a pixel or two shows no colour of its own. */
function readLiner({ wing }: PaintedFace): ReadProduct {
  const dark = luma(wing.worn) / Math.max(1e-3, luma(wing.bare));
  const plain = rise([-WING[0], -WING[1]], -dark);
  return {
    worn: { shade: [0, 0, 0], opacity: usualOpacity('eyeliner', plain) },
    confidence: plain,
  };
}

/** The base beside the neck, at equal light: how much lighter it makes a face cannot be told. */
function readBase({ skin, neck, white }: PaintedFace): ReadProduct {
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

function worn({ worn: { shade, opacity }, confidence }: ReadProduct): {
  readonly color: string;
  readonly opacity: number;
} {
  return { color: hexOf(shade), opacity: opacityOf(confidence, opacity) };
}

function opacityOf(confidence: number, opacity: number): number {
  return confidence < LEAST_CONFIDENCE ? 0 : Math.round(opacity);
}

function usualOpacity(product: keyof typeof OPACITIES, plain: number): number {
  const [least, most] = OPACITIES[product];
  return least + (most - least) * plain;
}

function lightRatio(one: Rgb, other: Rgb): number {
  return (luma(one) + ENCODED_OFFSET) / (luma(other) + ENCODED_OFFSET);
}

function rednessOf([red, green]: Rgb): number {
  return (red + ENCODED_OFFSET) / (green + ENCODED_OFFSET);
}

function reflectanceOf(skin: Rgb, white: Rgb): number {
  return luma(mapRgb(skin, (channel, i) => toLinear(channel) / Math.max(0.01, white[i] ?? 1)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/** 0 up to the range's first number, 1 from its second on. */
function rise([from, to]: readonly [number, number], value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
