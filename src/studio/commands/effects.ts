/** What a panel puts into the scene, and takes out again. Loaded with the panel: the store is all that it needs. */

import type { SceneEffect } from '#engine/index.ts';
import type { StudioState, StudioStore } from '#studio/state/state.ts';

/**
 * Adds an effect, or puts it in the place of the one of its kind.
 *
 * @param caption what a capture must say of it; null where nothing has to be said
 */
export function putEffect(
  store: StudioStore,
  effect: SceneEffect,
  caption: string | null = null,
): void {
  const { effects } = store.getState();
  const added = { effect, caption };
  const place = effects.findIndex((other) => other.effect.kind === effect.kind);
  store.setState({ effects: place === -1 ? [...effects, added] : effects.with(place, added) });
}

/** Takes the effect of this kind out of the scene, if it is there. */
export function removeEffect(store: StudioStore, kind: SceneEffect['kind']): void {
  const { effects } = store.getState();
  if (!effects.some(({ effect }) => effect.kind === kind)) return;
  store.setState({ effects: effects.filter(({ effect }) => effect.kind !== kind) });
}

/** Shows the effect of this kind again where it was left out of the scene: the person has just put it on. */
export function resumeEffect(store: StudioStore, kind: SceneEffect['kind']): void {
  const { suspended } = store.getState();
  if (!suspended.includes(kind)) return;
  store.setState({ suspended: suspended.filter((other) => other !== kind) });
}

/** Whether an effect of this kind is in the scene and not left out of it. */
export function showsEffect(
  { effects, suspended }: Pick<StudioState, 'effects' | 'suspended'>,
  kind: SceneEffect['kind'],
): boolean {
  return !suspended.includes(kind) && effects.some(({ effect }) => effect.kind === kind);
}
