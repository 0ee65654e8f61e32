/** The words of the grammar itself, each row a meaning and the ways to say it. Names of colors, shades and looks come from outside. */

import { ACT_ROWS, LONE_ACT_ROWS } from './spoken-acts.ts';
import { AMOUNT_ROWS } from './spoken-amounts.ts';
import { PLAIN_ROWS } from './spoken-links.ts';
import { PRODUCT_ROWS } from './spoken-products.ts';
import { plain, type Row } from './spoken-row.ts';
import { FILLER, TALK_ROWS } from './spoken-talk.ts';
import { FINISH_ROWS, TONE_ROWS } from './spoken-tones.ts';

/** All rows; where two claim the same phrase, the earlier one wins. */
export const SPOKEN_ROWS: readonly Row[] = [
  ...PRODUCT_ROWS,
  ...FINISH_ROWS,
  ...TONE_ROWS,
  ...AMOUNT_ROWS,
  ...ACT_ROWS,
  ...LONE_ACT_ROWS,
  ...TALK_ROWS,
  ...PLAIN_ROWS,
  plain('filler', FILLER),
];
