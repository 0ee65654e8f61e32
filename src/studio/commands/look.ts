/** The only way to change the look. */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { fillIn } from '#content/fill-in.ts';
import { QUICK_LOOKS, type QuickLook } from '#content/quick-looks.ts';
import { endGesture, record, redo, undo } from '#domain/makeup/history.ts';
import { sameColour, sameMakeup } from '#domain/makeup/look-equality.ts';
import { DEFAULT_LOOK, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { currentLook, INITIAL_INTENSITY, type Composition } from '#studio/state.ts';
import type { StudioParts } from '#studio/studio-parts.ts';

export interface LookCommands {
  /** Puts a product's shades on show. */
  chooseProduct(product: Product): void;
  /** Changes the look in one undoable step. */
  change(patch: LookPatch): void;
  /** Changes one product's opacity as part of a drag: one step until `endGesture`. */
  dragOpacity(product: Product, opacity: number): void;
  /** Sets every product's opacity at once, as part of a drag. */
  dragIntensity(intensity: number): void;
  endGesture(): void;
  /** Wears a quick look; the foundation keeps the shade that suits the wearer's skin. */
  wearQuickLook(id: QuickLook['id']): void;
  /** Wears a look that came from elsewhere. */
  wear(look: Look): void;
  reset(): void;
  undo(): void;
  redo(): void;
}

/** A step that changes nothing would be an Undo that does nothing. */
function isSame(one: Composition, other: Composition): boolean {
  return (
    one.intensity === other.intensity &&
    sameMakeup(one.look, other.look) &&
    sameColour(one.look.foundation.color, other.look.foundation.color)
  );
}

export function createLookCommands({
  store,
  notices,
}: Pick<StudioParts, 'store' | 'notices'>): LookCommands {
  function compose(change: Partial<Composition>, gesture: string | null = null): void {
    const { history } = store.getState();
    const next = { ...history.present, ...change };
    if (gesture === null && isSame(history.present, next)) return;
    store.setState({ history: record(history, next, gesture) });
  }

  function patched(patch: LookPatch): Look {
    return applyPatch(currentLook(store.getState()), patch);
  }

  return {
    chooseProduct(product) {
      store.setState({ product });
    },
    change(patch) {
      compose({ look: patched(patch) });
    },
    dragOpacity(product, opacity) {
      compose({ look: patched({ kind: 'opacity', product, opacity }) }, `opacity of ${product}`);
    },
    dragIntensity(intensity) {
      const look = patched({ kind: 'all-opacities', opacity: intensity });
      compose({ look, intensity }, 'intensity');
    },
    endGesture() {
      store.setState({ history: endGesture(store.getState().history) });
    },
    wearQuickLook(id) {
      const quick = QUICK_LOOKS.find((candidate) => candidate.id === id);
      if (quick === undefined) return;
      const { color } = currentLook(store.getState()).foundation;
      compose({ look: applyPatch(quick.look, { kind: 'colour', product: 'foundation', color }) });
      notices.announce(fillIn(ANNOUNCEMENTS.wearing, { name: quick.name }));
    },
    wear(look) {
      compose({ look });
    },
    reset() {
      compose({ look: DEFAULT_LOOK, intensity: INITIAL_INTENSITY });
      notices.announce(ANNOUNCEMENTS.reset);
    },
    undo() {
      store.setState({ history: undo(store.getState().history) });
      notices.announce(ANNOUNCEMENTS.undone);
    },
    redo() {
      store.setState({ history: redo(store.getState().history) });
      notices.announce(ANNOUNCEMENTS.redone);
    },
  };
}
