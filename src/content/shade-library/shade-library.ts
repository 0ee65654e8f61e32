/** All shades that recommendations choose from. The names are ours; the colors are drawn, not measured of any product. */

import type { ShadeLibrary } from '#domain/advice/library.ts';
import { BLUSH_SHADES } from './blush-shades.ts';
import { FOUNDATION_LIBRARY } from './foundation-shades.ts';
import { LINER_SHADES } from './liner-shades.ts';
import { LIP_SHADES } from './lip-shades.ts';
import { SHADOW_SHADES } from './shadow-shades.ts';

export const SHADE_LIBRARY: ShadeLibrary = {
  lipstick: LIP_SHADES,
  blush: BLUSH_SHADES,
  eyeshadow: SHADOW_SHADES,
  eyeliner: LINER_SHADES,
  foundation: FOUNDATION_LIBRARY,
};
