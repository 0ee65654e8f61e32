/** What a colour is called in plain words, for screen readers. */

import type { HexColour } from '#domain/makeup/look.ts';
import { oklchOf, type Oklch } from '#domain/colour/perceptual.ts';

/** Where each family of hues ends, in degrees of OKLCH hue. */
const FAMILIES: readonly (readonly [end: number, family: string])[] = [
  [8, 'pink'],
  [30, 'red'],
  [64, 'orange'],
  [84, 'amber'],
  [112, 'yellow'],
  [135, 'lime'],
  [165, 'green'],
  [205, 'teal'],
  [250, 'blue'],
  [285, 'indigo'],
  [318, 'violet'],
  [345, 'magenta'],
  [360, 'pink'],
];

/** Below this chroma no hue is seen, and below the second hardly any. */
const GREY = 0.02;
const MUTED = 0.07;
const VIVID = 0.17;

function lightnessWord(l: number): string {
  if (l < 0.3) return 'very dark';
  if (l < 0.48) return 'dark';
  if (l > 0.88) return 'very light';
  if (l > 0.75) return 'light';
  return '';
}

/** The family that people see: a light red is a pink, and a dull orange that is not light a brown. */
function familyOf({ l, c, h }: Oklch): string {
  const family = FAMILIES.find(([end]) => h < end)?.[1] ?? 'pink';
  if (family === 'red' && l > 0.72) return 'pink';
  if ((family === 'orange' || family === 'amber') && l < 0.62 && c < 0.14) return 'brown';
  return family;
}

/** Such as `dark muted red`; `black`, `white` or a gray for what has no hue. */
export function colourName(hex: HexColour): string {
  const colour = oklchOf(hex);
  if (colour === null) return hex;
  const { l, c } = colour;
  if (c < GREY) {
    if (l < 0.1) return 'black';
    if (l > 0.97) return 'white';
    return `${lightnessWord(l)} gray`.trim();
  }
  const strength = c < MUTED ? 'muted' : c > VIVID ? 'vivid' : '';
  return [lightnessWord(l), strength, familyOf(colour)].filter((word) => word !== '').join(' ');
}
