/** Looking at one's own skin for a while, with the worn look kept. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { composed, sameComposition, type Composition } from '#domain/makeup/composition.ts';
import { record } from '#domain/makeup/history.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';
import {
  readTakenOff,
  WORN_EFFECTS,
  writeTakenOff,
  type TakenOff,
} from '#studio/state/persistence.ts';
import type { StudioState } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { removeEffect, showsEffect } from './effects.ts';
import { hairShade, layHairShade, takeOffHairShade } from './hair-shade.ts';
import { openedPainting } from './painting.ts';

export interface RemovalState {
  /** What is put on again; null while nothing was taken off. */
  readonly kept: TakenOff | null;
}

export interface RemovalCommands {
  readonly store: StoreApi<RemovalState>;
  /** Keeps what is worn and takes it off. Nothing where that has happened already, or nothing is worn. */
  readonly takeOff: () => void;
  /** Puts on exactly what was worn. */
  readonly restore: () => void;
  /** Goes on with what is worn now: what is still taken off stays off. */
  readonly forget: () => void;
}

/** Whether a look shows anything at all. */
export function wearsAnything(look: Look): boolean {
  return PRODUCTS.some((product) => look[product].opacity > 0);
}

/** Whether anything at all is on the face or the hair: makeup, strokes or a shade. */
export function wearsAnythingAtAll(
  state: Pick<StudioState, 'history' | 'effects' | 'suspended'>,
): boolean {
  return (
    wearsAnything(state.history.present.look) ||
    WORN_EFFECTS.some((kind) => showsEffect(state, kind))
  );
}

/** The look with every opacity at 0; shades and finishes stay. */
export function takenOff(look: Look): Look {
  return PRODUCTS.reduce(
    (bare, product) => applyPatch(bare, productPatch(product, { opacity: 0 })),
    look,
  );
}

export function createRemovalCommands({
  environment: { storage },
  store,
}: Pick<StudioParts, 'environment' | 'store'>): RemovalCommands {
  const removal = createStore<RemovalState>(() => ({ kept: readTakenOff(storage) }));

  function keep(kept: TakenOff | null): void {
    // At once: what is worn is written a little later, and the page may be gone by then.
    writeTakenOff(storage, kept);
    removal.setState({ kept });
    store.setState({ suspended: kept === null ? [] : WORN_EFFECTS });
  }

  function wear(next: Composition): void {
    store.setState({ history: record(store.getState().history, next) });
  }

  /** The hair is not kept with the page: after a reload, its shade is known from here alone. */
  function bringBack({ hair }: TakenOff): void {
    openedPainting(store)?.bringBack();
    keep(null);
    if (hair === null) takeOffHairShade(store);
    else layHairShade(store, hair);
  }

  // Undo brings it back, too. Where no makeup was taken off, there is no step to undo.
  store.subscribe(({ history: { present } }, before) => {
    if (present === before.history.present) return;
    const { kept } = removal.getState();
    if (kept === null || !wearsAnything(kept.look)) return;
    if (sameComposition(kept, present)) bringBack(kept);
  });

  return {
    store: removal,
    takeOff() {
      const state = store.getState();
      if (removal.getState().kept !== null || !wearsAnythingAtAll(state)) return;
      const worn = state.history.present;
      keep({ ...worn, hair: hairShade(state), strokes: showsEffect(state, 'strokes') });
      if (wearsAnything(worn.look)) wear(composed(takenOff(worn.look)));
    },
    restore() {
      const { kept } = removal.getState();
      if (kept === null) return;
      const { hair: _hair, strokes: _strokes, ...worn } = kept;
      bringBack(kept);
      if (!sameComposition(worn, store.getState().history.present)) wear(worn);
    },
    forget() {
      openedPainting(store)?.leaveOff();
      for (const kind of store.getState().suspended) removeEffect(store, kind);
      keep(null);
    },
  };
}
