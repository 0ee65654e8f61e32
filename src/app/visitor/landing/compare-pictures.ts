/** The drawn model upright and near, bare and in each quick look. Made by scripts/visitor/pictures.ts. */

import bare from '#app/visitor/pictures/bare.avif';
import bold from '#app/visitor/pictures/bold.avif';
import natural from '#app/visitor/pictures/natural.avif';
import nightOut from '#app/visitor/pictures/night-out.avif';
import romantic from '#app/visitor/pictures/romantic.avif';
import type { QuickLook } from '#content/quick-looks.ts';

export const BARE_PICTURE = bare;

export const WORN_PICTURES: Readonly<Record<QuickLook['id'], string>> = {
  romantic,
  'night-out': nightOut,
  natural,
  bold,
};
