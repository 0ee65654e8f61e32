/** Products of the shop on one's own face: tried on, two on half a face each, and the way back. Loaded with the shop. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Product } from '#domain/shopping/product.ts';
import {
  shadeRow,
  tryOnPatch,
  wayBack,
  wearsShade,
  type TriedShade,
} from '#domain/shopping/try-on.ts';
import { withPatch } from '#domain/makeup/composition.ts';
import { record } from '#domain/makeup/history.ts';
import { wears } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';
import { patchedProducts, type LookPatch } from '#domain/makeup/patch.ts';
import { currentLook } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { BaseCommands } from './base.ts';
import { putEffect, removeEffect } from './effects.ts';
import type { LookCommands } from './look.ts';

/** A product by its names, too. */
export type NamedShade = TriedShade & Pick<Product, 'id' | 'brand' | 'name' | 'shade'>;

export interface TryOnState<Shade extends NamedShade = NamedShade> {
  /** What was tried while the page is open, the last one first; eight at most. */
  readonly tried: readonly Shade[];
  /** Takes off what was tried and is still worn; null where nothing is. */
  readonly back: LookPatch | null;
  /**
   * What the half of the face that is displayed on the right wears instead; null while it wears the same.
   */
  readonly right: Shade | null;
}

export interface TryOnCommands<Shade extends NamedShade = NamedShade> {
  readonly state: StoreApi<TryOnState<Shade>>;
  /**
   * Wears a product in its own color and finish, in one step that can be undone. False, and nothing is done, where it
   * cannot be drawn (`whyNotTried` says why).
   */
  readonly wear: (shade: Shade) => boolean;
  /**
   * Wears a product on the right half of the face alone, over what is worn; it is part of no look and no link.
   *
   * @param caption what a capture says of the two halves
   */
  readonly wearRight: (shade: Shade, caption: string) => boolean;
  /** The whole face wears what its left half did. */
  readonly endHalves: () => void;
  /** The look as it was before anything was tried, in one step; what was changed besides stays. */
  readonly takeOff: () => void;
}

export function createTryOnCommands<Shade extends NamedShade>(
  { store, events }: Pick<StudioParts, 'store' | 'events'>,
  look: Pick<LookCommands, 'change'>,
  base: Pick<BaseCommands, 'trust'>,
): TryOnCommands<Shade> {
  const state = createStore<TryOnState<Shade>>(() => ({ tried: [], back: null, right: null }));
  let caption = '';

  function drawRight(shade: Shade): LookPatch | null {
    const right = tryOnPatch(shade, currentLook(store.getState()));
    if (right !== null) putEffect(store, { kind: 'halves', right }, caption);
    return right;
  }

  function endHalves(): void {
    removeEffect(store, 'halves');
    state.setState({ right: null });
  }

  // The half on the right follows the look, and nothing needs a way back once nothing tried is worn.
  store.subscribe((now, before) => {
    const worn = currentLook(now);
    if (worn === currentLook(before)) return;
    const { right, back, tried } = state.getState();
    if (right !== null) drawRight(right);
    if (back !== null && !tried.some((shade) => wearsShade(worn, shade))) {
      state.setState({ back: null });
    }
  });

  function remember(shade: Shade): void {
    state.setState(({ tried }) => ({ tried: shadeRow([shade], tried) }));
  }

  return {
    state,
    wear(shade) {
      const worn = currentLook(store.getState());
      const patch = tryOnPatch(shade, worn);
      if (patch === null) return false;
      remember(shade);
      if (wears(worn, patch)) return true;
      state.setState(({ back }) => ({ back: wayBack(back ?? {}, worn, patch) }));
      const color = patch.foundation?.color;
      if (color !== undefined) base.trust(color);
      look.change(patch);
      return true;
    },
    wearRight(shade, says) {
      caption = says;
      const patch = drawRight(shade);
      if (patch === null) return false;
      const isNew = state.getState().right?.id !== shade.id;
      remember(shade);
      state.setState({ right: shade });
      const [makeup = 'whole-look'] = patchedProducts(patch);
      if (isNew && store.getState().status === 'active') {
        events.emit({ kind: 'makeup-applied', makeup });
      }
      return true;
    },
    endHalves,
    takeOff() {
      endHalves();
      const { back } = state.getState();
      if (back === null) return;
      state.setState({ back: null });
      // Taking off does not put makeup on: nothing is counted for it.
      const { history } = store.getState();
      store.setState({ history: record(history, withPatch(history.present, back)) });
    },
  };
}

/** The last product tried of which a look wears all; null where none is worn. */
export function shadeOn<Shade extends NamedShade>(
  { tried }: Pick<TryOnState<Shade>, 'tried'>,
  worn: Look,
): Shade | null {
  return tried.find((shade) => wearsShade(worn, shade)) ?? null;
}
