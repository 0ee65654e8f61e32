/** All the other ways in which people ask for the cards. */

import type { AskedWays } from './asked-ways.ts';
import { AGE_ASKED } from './age.ts';
import { CHEEKS_ASKED } from './cheeks.ts';
import { COLOR_ASKED } from './color.ts';
import { COMPLEXION_ASKED } from './complexion.ts';
import { CONCEALER_ASKED } from './concealer.ts';
import { EYES_ASKED } from './eyes.ts';
import { LASHES_BROWS_ASKED } from './lashes-brows.ts';
import { LASTING_ASKED } from './lasting.ts';
import { LINER_ASKED } from './liner.ts';
import { LIPS_ASKED } from './lips.ts';
import { MENDING_ASKED } from './mending.ts';
import { OCCASIONS_ASKED } from './occasions.ts';
import { PEOPLE_ASKED } from './people.ts';
import { SHADOW_ASKED } from './shadow.ts';
import { SKIN_ASKED } from './skin.ts';
import { START_ASKED } from './start.ts';
import { TONES_ASKED } from './tones.ts';
import { TOOLS_ASKED } from './tools.ts';

const ROWS: AskedWays = {
  ...AGE_ASKED,
  ...CHEEKS_ASKED,
  ...COLOR_ASKED,
  ...COMPLEXION_ASKED,
  ...CONCEALER_ASKED,
  ...EYES_ASKED,
  ...LASHES_BROWS_ASKED,
  ...LASTING_ASKED,
  ...LINER_ASKED,
  ...LIPS_ASKED,
  ...MENDING_ASKED,
  ...OCCASIONS_ASKED,
  ...PEOPLE_ASKED,
  ...SHADOW_ASKED,
  ...SKIN_ASKED,
  ...START_ASKED,
  ...TONES_ASKED,
  ...TOOLS_ASKED,
};

/** From the id of a card to the ways of asking for it. */
export const ASKED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(ROWS).map(([id, rows]) => [id, rows.flatMap((row) => row.split('; '))]),
);
