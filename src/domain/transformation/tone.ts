/** For which skin an effect is made up: pigments that glow on fair skin turn to ash on deep skin. */

import type { SkinDepth } from '#domain/colour-wheel/skin-tone.ts';

export const EFFECT_TONES = ['light', 'medium', 'deep'] as const;
export type EffectTone = (typeof EFFECT_TONES)[number];

const TONES: Readonly<Record<SkinDepth, EffectTone>> = {
  'very light': 'light',
  light: 'light',
  medium: 'medium',
  tan: 'medium',
  brown: 'deep',
  deep: 'deep',
};

export function effectTone(depth: SkinDepth): EffectTone {
  return TONES[depth];
}
