/** The drawn portrait, bare and in each quick look. Made by scripts/portrait. */

import bold from './bold.webp';
import drawnModel from './drawn-model.webp';
import natural from './natural.webp';
import nightOut from './night-out.webp';
import romantic from './romantic.webp';
import type { QuickLook } from '#content/quick-looks.ts';

export const DRAWN_MODEL_PICTURE = drawnModel;

export const QUICK_LOOK_PICTURES: Readonly<Record<QuickLook['id'], string>> = {
  romantic,
  'night-out': nightOut,
  natural,
  bold,
};
