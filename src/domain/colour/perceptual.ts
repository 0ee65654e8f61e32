/** Colours by how they look: OKLCH, in which equal steps look equal. */

import { clampChroma, formatHex, modeOklch, modeRgb, parseHex, useMode } from 'culori/fn';

/** `#rrggbb`. Looks call it HexColour; this file knows nothing of looks. */
type Hex = string;

useMode(modeRgb);
const toOklch = useMode(modeOklch);

/** Lightness in [0, 1], chroma from 0 up (about 0.3 for the most vivid of sRGB), hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A hexadecimal colour by how it looks; null where it is none. A grey's hue is 0. */
export function oklchOf(hex: Hex): Oklch | null {
  const rgb = parseHex(hex);
  if (rgb === undefined) return null;
  const { l, c, h = 0 } = toOklch(rgb);
  return { l, c, h };
}

/** The colour on a screen; what no screen can show loses chroma until one can. */
export function hexOfOklch({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch'));
}
