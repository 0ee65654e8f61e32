/** What stands in the tab Neural AI, from the top. Each section lives in a folder of its own and is loaded by itself. */

import type { ComponentType } from 'react';

export interface NeuralAiSection {
  readonly id: 'look-from-picture' | 'art-styles';
  readonly load: () => Promise<ComponentType>;
}

export const NEURAL_AI_SECTIONS: readonly NeuralAiSection[] = [
  {
    id: 'look-from-picture',
    load: () =>
      import('./look-from-picture/look-from-picture.tsx').then((code) => code.LookFromPicture),
  },
  {
    id: 'art-styles',
    load: () => import('./art-styles/art-styles-section.tsx').then((code) => code.ArtStylesSection),
  },
];
