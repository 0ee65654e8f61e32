/** The light in which the mirror shows its picture. Loaded with the panels that offer lights. */

import { LIGHTING_WORDS } from '#content/panels/lighting-words.ts';
import { fillIn } from '#content/fill-in.ts';
import type { PictureLight } from '#domain/light/picture-light.ts';
import type { StudioState, StudioStore } from '#studio/state/state.ts';
import { putEffect, removeEffect } from './effects.ts';

/** A light that can be chosen. Which one is on is told by its `light`, the same object each time. */
export interface NamedLight {
  readonly name: string;
  readonly light: PictureLight;
}

interface ShownLight {
  readonly name: string;
  readonly onTurnedOff: () => void;
}

const shownLights = new WeakMap<PictureLight, ShownLight>();

/**
 * Shows the picture in this light, in place of another; a capture says so.
 *
 * @param onTurnedOff takes off what goes with the light; called when it is turned off, wherever that is done
 */
export function showLight(
  store: StudioStore,
  { name, light }: NamedLight,
  onTurnedOff: () => void = shownLights.get(light)?.onTurnedOff ?? (() => undefined),
): void {
  shownLights.set(light, { name, onTurnedOff });
  putEffect(store, { kind: 'light', light }, fillIn(LIGHTING_WORDS.caption, { name }));
}

/** Shows today's light for a moment: what goes with the chosen light stays. */
export function hideLight(store: StudioStore): void {
  removeEffect(store, 'light');
}

/** Shows today's light again, and takes off what went with the chosen one. */
export function turnOffLight(store: StudioStore): void {
  const light = shownLight(store.getState());
  if (light === null) return;
  hideLight(store);
  shownLights.get(light)?.onTurnedOff();
}

/** The light that is on; null for today's. */
export function shownLight({ effects }: Pick<StudioState, 'effects'>): PictureLight | null {
  for (const { effect } of effects) if (effect.kind === 'light') return effect.light;
  return null;
}

/** The name of the light that is on; null for today's. */
export function shownLightName(state: Pick<StudioState, 'effects'>): string | null {
  const light = shownLight(state);
  return light === null ? null : (shownLights.get(light)?.name ?? null);
}
