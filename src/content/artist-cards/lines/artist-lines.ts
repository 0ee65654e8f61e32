/**
 * What the artists add to the cards that people ask for most, by the artist's id. A line holds for everyone: it rests on nothing
 * that is measured, and no artist speaks of a life, for they are programs.
 */

import { ANOUK_LINES } from './anouk-verlaine.ts';
import { CELESTE_LINES } from './celeste-marlow.ts';
import { IMARA_LINES } from './imara-sol.ts';
import type { LinesOfArtist } from './lines-of-artist.ts';
import { MATEO_LINES } from './mateo-brisa.ts';
import { YUNA_LINES } from './yuna-byeol.ts';
import { ZADIE_LINES } from './zadie-quill.ts';

export const ARTIST_LINES: Readonly<Record<string, LinesOfArtist>> = {
  'imara-sol': IMARA_LINES,
  'celeste-marlow': CELESTE_LINES,
  'yuna-byeol': YUNA_LINES,
  'mateo-brisa': MATEO_LINES,
  'anouk-verlaine': ANOUK_LINES,
  'zadie-quill': ZADIE_LINES,
};
