/** Looking at one's own skin for a while, with the worn look kept. */

import { z } from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  composed,
  recomposed,
  sameComposition,
  type Composition,
} from '#domain/makeup/composition.ts';
import { record } from '#domain/makeup/history.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { applyPatch, productPatch } from '#domain/makeup/patch.ts';
import { intensitySchema } from '#studio/state/persistence.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

const keptSchema = z.extend(intensitySchema, { look: z.unknown() });

const keptRemoval = keptValue<Composition | null>(KEPT.removal, (stored) => {
  const kept = keptSchema.safeParse(stored);
  if (!kept.success) return null;
  const look = parseLook(kept.data.look);
  return look.ok ? recomposed(look.value, kept.data) : null;
});

export interface RemovalState {
  /** What is put on again; null while nothing was taken off. */
  readonly kept: Composition | null;
}

export interface RemovalCommands {
  readonly store: StoreApi<RemovalState>;
  /** Keeps what is worn and takes it off. Nothing where that has happened already, or nothing is worn. */
  readonly takeOff: () => void;
  /** Puts on exactly what was worn. */
  readonly restore: () => void;
  /** Goes on with what is worn now. */
  readonly forget: () => void;
}

/** Whether a look shows anything at all. */
export function wearsAnything(look: Look): boolean {
  return PRODUCTS.some((product) => look[product].opacity > 0);
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
  const removal = createStore<RemovalState>(() => ({ kept: keptRemoval.read(storage) }));

  function keep(kept: Composition | null): void {
    // At once: what is worn is written a little later, and the page may be gone by then.
    keptRemoval.write(storage, kept);
    removal.setState({ kept });
  }

  function wear(next: Composition): void {
    store.setState({ history: record(store.getState().history, next) });
  }

  // Undo brings it back, too.
  store.subscribe(({ history: { present } }, before) => {
    if (present === before.history.present) return;
    const { kept } = removal.getState();
    if (kept !== null && sameComposition(kept, present)) keep(null);
  });

  return {
    store: removal,
    takeOff() {
      const worn = store.getState().history.present;
      if (removal.getState().kept !== null || !wearsAnything(worn.look)) return;
      keep(worn);
      wear(composed(takenOff(worn.look)));
    },
    restore() {
      const { kept } = removal.getState();
      if (kept === null) return;
      keep(null);
      wear(kept);
    },
    forget() {
      keep(null);
    },
  };
}
