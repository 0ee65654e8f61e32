/** Colors moved as people ask for it, in OKLCH and its rectangular form, in which equal steps look equal. */

import { hexOfOklch, oklchOf, type Oklch } from '#domain/colour/perceptual.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { PaletteColours } from '#domain/makeup/patch.ts';
import type { Tone } from './token.ts';

/** A plain “darker” changes lightness by this much: three times what is just seen side by side. */
const LIGHTNESS_STEP = 0.07;
/** A plain “warmer” moves toward yellow, and “cooler” toward blue, by this much of OKLab. */
const WARMTH_STEP = 0.035;
const CHROMA_STEP = 0.04;
/** What a plain “more muted” leaves of the chroma. */
const MUTED_SHARE = 0.65;
/** How far a plain “more red” goes toward red. */
const TOWARD_SHARE = 0.4;
/** How much a plain “less orange” takes of what is orange in a color. */
const AWAY_SHARE = 0.45;

interface Rectangular {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

function rectangular({ l, c, h }: Oklch): Rectangular {
  const angle = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) };
}

function polar({ l, a, b }: Rectangular): Oklch {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The color a step on; `size` is 1 for a plain step. `strong` and `soft` leave it as it is. */
export function shiftColour(color: HexColour, tone: Tone, size: number): HexColour {
  const from = oklchOf(color);
  if (from === null) return color;
  const warmth = (way: number): HexColour => {
    const { l, a, b } = rectangular(from);
    return hexOfOklch(polar({ l, a, b: b + way * WARMTH_STEP * size }));
  };
  switch (tone) {
    case 'dark':
      return hexOfOklch({ ...from, l: from.l - LIGHTNESS_STEP * size });
    case 'light':
      return hexOfOklch({ ...from, l: from.l + LIGHTNESS_STEP * size });
    case 'warm':
      return warmth(1);
    case 'cool':
      return warmth(-1);
    case 'bright':
      return brighter(from, CHROMA_STEP * size);
    case 'muted':
      return hexOfOklch({ ...from, c: from.c * MUTED_SHARE ** size });
    case 'strong':
    case 'soft':
      return color;
  }
}

/** Pale colors have no more chroma on a screen: they get some by growing a little darker. */
const DARKENINGS = [0, 0.02, 0.04, 0.06, 0.08] as const;

function brighter(from: Oklch, step: number): HexColour {
  const tries = DARKENINGS.map((less) =>
    hexOfOklch({ ...from, l: from.l - less, c: from.c + step }),
  );
  const gained = (color: HexColour): number => (oklchOf(color)?.c ?? 0) - from.c;
  return (
    tries.find((color) => gained(color) > step / 2) ??
    tries.toSorted((one, other) => gained(other) - gained(one))[0] ??
    hexOfOklch(from)
  );
}

/** The color with more of another in it. Its lightness goes half as far: pale and dark stay pale and dark. */
export function towardColour(color: HexColour, other: HexColour, size: number): HexColour {
  const from = oklchOf(color);
  const to = oklchOf(other);
  if (from === null || to === null) return color;
  const { l, a, b } = rectangular(from);
  const goal = rectangular(to);
  const share = Math.min(1, TOWARD_SHARE * size);
  return hexOfOklch(
    polar({
      l: l + ((goal.l - l) * share) / 2,
      a: a + (goal.a - a) * share,
      b: b + (goal.b - b) * share,
    }),
  );
}

/** The color with less of another in it: its part in the other's direction shrinks. */
export function awayFromColour(color: HexColour, other: HexColour, size: number): HexColour {
  const from = oklchOf(color);
  const to = oklchOf(other);
  if (from === null || to === null || to.c === 0) return color;
  const { l, a, b } = rectangular(from);
  const goal = rectangular(to);
  const along = (a * goal.a + b * goal.b) / to.c;
  if (along <= 0) return color;
  const taken = (along * Math.min(1, AWAY_SHARE * size)) / to.c;
  return hexOfOklch(polar({ l, a: a - goal.a * taken, b: b - goal.b * taken }));
}

/** How far two colors are apart in OKLab; 0 where one of them is none. */
export function colourDistance(one: HexColour, other: HexColour): number {
  const from = oklchOf(one);
  const to = oklchOf(other);
  if (from === null || to === null) return 0;
  const start = rectangular(from);
  const end = rectangular(to);
  return Math.hypot(start.l - end.l, start.a - end.a, start.b - end.b);
}

/** Hues this close, in degrees, have one name where lightness is close, too. */
const FAMILY_HUE = 28;
const FAMILY_LIGHTNESS = 0.25;
/** Less chroma than this is a gray or a brown to the eye, whatever its hue. */
const FAMILY_CHROMA = 0.04;

/** Whether people would call two colors by one name. */
export function sameFamily(one: HexColour, other: HexColour): boolean {
  const first = oklchOf(one);
  const second = oklchOf(other);
  if (first === null || second === null) return false;
  if (Math.abs(first.l - second.l) > FAMILY_LIGHTNESS) return false;
  if (first.c < FAMILY_CHROMA || second.c < FAMILY_CHROMA)
    return first.c < FAMILY_CHROMA && second.c < FAMILY_CHROMA;
  const apart = Math.abs(first.h - second.h);
  return Math.min(apart, 360 - apart) < FAMILY_HUE;
}

/** People call a hot pink red when they point at it. */
const LOOSE_HUE = 60;

/** Whether a person may mean a color that is worn by a name, as they point at it. */
export function mayBeCalled(worn: HexColour, named: HexColour): boolean {
  const first = oklchOf(worn);
  const second = oklchOf(named);
  if (first === null || second === null || sameFamily(worn, named)) return sameFamily(worn, named);
  if (first.c < FAMILY_CHROMA || second.c < FAMILY_CHROMA) return false;
  const apart = Math.abs(first.h - second.h);
  return Math.min(apart, 360 - apart) < LOOSE_HUE;
}

/** Lid, crease and outer corner made of one color, which stands in the middle. */
export function paletteOf(color: HexColour): PaletteColours {
  return [shiftColour(color, 'light', 1.5), color, shiftColour(color, 'dark', 2)];
}
