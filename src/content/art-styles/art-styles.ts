/** The twelve art styles, by the year in which their artists died. */

import type { ArtStyle } from './art-style.ts';
import { MODERNS } from './moderns.ts';
import { OLD_MASTERS } from './old-masters.ts';

export const ART_STYLES: readonly ArtStyle[] = [...OLD_MASTERS, ...MODERNS];
