/** The shade that the mirror lays on the hair. Loaded with the panel that offers shades. */

import type { HexColour } from '#domain/makeup/look.ts';
import type { StudioState, StudioStore } from '#studio/state/state.ts';
import { putEffect, removeEffect, resumeEffect } from './effects.ts';

export type { HairState } from '#engine/index.ts';

/** Lays a shade on the hair, in place of another, wherever the hair can be found surely. It is part of no look and no link. */
export function layHairShade(store: StudioStore, color: HexColour): void {
  resumeEffect(store, 'hair');
  putEffect(store, { kind: 'hair', color });
}

/** Takes the shade off, so that the hair is seen in its own color again. */
export function takeOffHairShade(store: StudioStore): void {
  removeEffect(store, 'hair');
}

/** The shade that is to lie on the hair; null for none, and while it is taken off for a look at one's own skin. */
export function hairShade({
  effects,
  suspended,
}: Pick<StudioState, 'effects' | 'suspended'>): HexColour | null {
  if (suspended.includes('hair')) return null;
  for (const { effect } of effects) if (effect.kind === 'hair') return effect.color;
  return null;
}
