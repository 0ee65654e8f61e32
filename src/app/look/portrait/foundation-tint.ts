import type { HexColour, Look } from '#domain/makeup/look.ts';
import { DRAWN_SKIN } from './portrait-shapes.ts';

/**
 * Skin shows through a foundation: at no and at full strength, these shares of its shade are taken to be the
 * skin's own.
 */
const LEAST = 0.5;
const MOST = 0.72;
/** A channel of skin is never quite black nor quite white. */
const DARKEST = 0.08;
const LIGHTEST = 0.93;

/** Red, green and blue of a skin, encoded sRGB, each in [0, 1]. */
export type Channels = readonly [red: number, green: number, blue: number];

function each(channel: (place: 0 | 1 | 2) => number): Channels {
  return [channel(0), channel(1), channel(2)];
}

function channelsOf(colour: HexColour): Channels {
  return each((place) => Number.parseInt(colour.slice(1 + place * 2, 3 + place * 2), 16) / 255);
}

/** The skin that stands for a measured one in the drawing. */
export function drawnSkin(measured: HexColour): Channels {
  const channels = channelsOf(measured);
  return each((place) => asSkin(channels[place]));
}

function asSkin(channel: number): number {
  return Math.min(LIGHTEST, Math.max(DARKEST, channel));
}

/**
 * The skin under a foundation. People choose one that matches, so even a little tells how light the face is.
 */
export function skinUnder({ color, opacity }: Look['foundation']): Channels {
  const share = LEAST + (MOST - LEAST) * (opacity / 100);
  const shade = channelsOf(color);
  return each((place) => {
    return asSkin(DRAWN_SKIN[place] + share * (shade[place] - DRAWN_SKIN[place]));
  });
}

/** Number of straight segments of which a curve consists. */
const CURVE_STEPS = 8;

/** Gain of highlights on deeper skin, where they stand out a little more. */
const SHEEN = 1.15;

/**
 * Maps one channel of the drawn skin to another skin. For a lighter skin, what is darker than skin, such as
 * brows, changes the less the darker it is, and highlights stay below white.
 */
function carried(value: number, drawn: number, worn: number): number {
  const gain = worn / drawn;
  const over = value - drawn;
  if (gain < 1) return over > 0 ? worn + over * gain * SHEEN : value * gain;
  return over > 0
    ? worn + (over * (1 - worn)) / (1 - drawn)
    : value * (1 + (gain - 1) * (value / drawn));
}

/** The curves of red, green and blue that turn the drawn model's skin into this one, as the values of an SVG transfer table. */
export function skinCurves(skin: Channels): readonly [red: string, green: string, blue: string] {
  const curve = (place: 0 | 1 | 2): string =>
    Array.from({ length: CURVE_STEPS + 1 }, (_, step) =>
      carried(step / CURVE_STEPS, DRAWN_SKIN[place], skin[place]).toFixed(3),
    ).join(' ');
  return [curve(0), curve(1), curve(2)];
}

/** A colour as it looks when skin shows through it: on deep skin, deeper. As CSS. */
export function onSkin(colour: HexColour, skin: Channels): string {
  const own = channelsOf(colour);
  const digits = each((place) => {
    const depth = Math.min(1, 0.35 + (0.65 * skin[place]) / DRAWN_SKIN[place]);
    return Math.round(own[place] * depth * 255);
  });
  return `rgb(${digits.join(' ')})`;
}
