import type { HexColour, Look } from '#domain/makeup/look.ts';
import { DRAWN_SKIN } from './portrait-shapes.ts';

/** Skin shows through a foundation; this share of its shade is taken for the skin's own. */
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

/** The skin that is drawn for a measured one. */
export function drawnSkin(measured: HexColour): Channels {
  const channels = channelsOf(measured);
  return each((place) => asSkin(channels[place]));
}

function asSkin(channel: number): number {
  return Math.min(LIGHTEST, Math.max(DARKEST, channel));
}

/** A foundation is chosen to match the skin: even a little of it tells how light the face is. */
export function skinUnder({ color, opacity }: Look['foundation']): Channels {
  const share = LEAST + (MOST - LEAST) * (opacity / 100);
  const shade = channelsOf(color);
  return each((place) => {
    return asSkin(DRAWN_SKIN[place] + share * (shade[place] - DRAWN_SKIN[place]));
  });
}

/** Places at which a curve is told; it runs straight between them. */
const CURVE_STEPS = 8;

/** On deep skin light stands out a little more against what it falls on. */
const SHEEN = 1.15;

/**
 * Carries one channel of the drawn skin to another skin. On the way to a lighter one, what is darker
 * than skin, such as brows, stays the closer to itself the darker it is, and light stays below white.
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
