/** The drawn model upright, wearing each quick look. Made by scripts/portrait. */

import bold from './bold-portrait.webp';
import natural from './natural-portrait.webp';
import nightOut from './night-out-portrait.webp';
import romantic from './romantic-portrait.webp';
import type { QuickLook } from '#content/quick-looks.ts';

export const PORTRAITS: Readonly<Record<QuickLook['id'], string>> = {
  romantic,
  'night-out': nightOut,
  natural,
  bold,
};
