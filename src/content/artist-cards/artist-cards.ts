/** All that the artists know, in one row. */

import type { ArtistCard, CardsOnSubject } from './artist-card.ts';
import { AGE_CARDS } from './age.ts';
import { ASKED } from './asked/asked.ts';
import { CHEEKS_CARDS } from './cheeks.ts';
import { COLOR_CARDS } from './color.ts';
import { COMPLEXION_CARDS } from './complexion.ts';
import { CONCEALER_CARDS } from './concealer.ts';
import { EYES_CARDS } from './eyes.ts';
import { LASHES_BROWS_CARDS } from './lashes-brows.ts';
import { LASTING_CARDS } from './lasting.ts';
import { LINER_CARDS } from './liner.ts';
import { LIPS_CARDS } from './lips.ts';
import { MENDING_CARDS } from './mending.ts';
import { OCCASIONS_CARDS } from './occasions.ts';
import { PEOPLE_CARDS } from './people.ts';
import { SHADOW_CARDS } from './shadow.ts';
import { SKIN_CARDS } from './skin.ts';
import { START_CARDS } from './start.ts';
import { TONES_CARDS } from './tones.ts';
import { TOOLS_CARDS } from './tools.ts';

const SUBJECTS: readonly CardsOnSubject[] = [
  AGE_CARDS,
  CHEEKS_CARDS,
  COLOR_CARDS,
  COMPLEXION_CARDS,
  CONCEALER_CARDS,
  EYES_CARDS,
  LASHES_BROWS_CARDS,
  LASTING_CARDS,
  LINER_CARDS,
  LIPS_CARDS,
  MENDING_CARDS,
  OCCASIONS_CARDS,
  PEOPLE_CARDS,
  SHADOW_CARDS,
  SKIN_CARDS,
  START_CARDS,
  TONES_CARDS,
  TOOLS_CARDS,
];

export const ARTIST_CARDS: readonly ArtistCard[] = SUBJECTS.flatMap(({ subject, cards }) =>
  cards.map((card) => ({ ...card, subject, asks: [...card.asks, ...(ASKED[card.id] ?? [])] })),
);
