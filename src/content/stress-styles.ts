/** Makeup for how much stress someone says they have: styles of ours, and customs of styling. */

import type { LookPatch } from '#domain/makeup/patch.ts';
import type { StressCategory, Symptom } from '#domain/wellness/stress.ts';
import {
  BLUSH_SHADES,
  EYELINER_SHADES,
  EYESHADOW_PALETTES,
  LIPSTICK_SHADES,
  type Palette,
  type Shade,
} from './shades.ts';

export interface StressStyle {
  /** The specification's makeup style. */
  readonly name: string;
  readonly about: string;
  /** Recommended colors: lips, cheeks and eyes. */
  readonly lipstick: Shade;
  readonly blush: Shade;
  readonly eyeshadow: Palette;
  readonly eyeliner: Shade;
  /** In the order of the colors, and mascara last. */
  readonly opacities: readonly [
    lipstick: number,
    blush: number,
    eyeshadow: number,
    eyeliner: number,
    mascara: number,
  ];
}

const [, , SOFT_ROSE, , CORAL, , , NUDE] = LIPSTICK_SHADES;
const [, , APRICOT, PETAL] = BLUSH_SHADES;
const [CARBON, ESPRESSO] = EYELINER_SHADES;
const [, BERRY_NIGHTS, , EARTH_TONES] = EYESHADOW_PALETTES;

export const STRESS_STYLES: Readonly<Record<StressCategory, StressStyle>> = {
  low: {
    name: 'Play with Color',
    about: 'You said that today was easy on you: a good day to try something brighter.',
    lipstick: CORAL,
    blush: APRICOT,
    eyeshadow: BERRY_NIGHTS,
    eyeliner: CARBON,
    opacities: [75, 45, 50, 70, 70],
  },
  moderate: {
    name: 'Fresh and Soft',
    about: 'A little color in the middle of the face, soft at every edge. About five minutes.',
    lipstick: SOFT_ROSE,
    blush: PETAL,
    eyeshadow: EARTH_TONES,
    eyeliner: ESPRESSO,
    opacities: [60, 35, 40, 45, 60],
  },
  high: {
    name: 'Quick and Quiet',
    about: 'Sheer shades that need no mirror and no steady hand. About two minutes.',
    lipstick: NUDE,
    blush: PETAL,
    eyeshadow: EARTH_TONES,
    eyeliner: ESPRESSO,
    opacities: [45, 25, 20, 0, 45],
  },
};

/** What is worn in another way for something that the person named. */
export const SYMPTOM_PATCHES: Readonly<Partial<Record<Symptom, LookPatch>>> = {
  'tired-eyes': { eyeliner: { opacity: 20 }, mascara: { opacity: 75 } },
  'slept-badly': { eyeliner: { opacity: 20 }, mascara: { opacity: 75 } },
  flushed: { blush: { opacity: 10 } },
  'dry-lips': { lipstick: { finish: 'gloss' } },
};
