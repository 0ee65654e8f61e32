/** The only way to change the look. */

import { ANNOUNCEMENTS } from '#content/announcements.ts';
import { fillIn } from '#content/fill-in.ts';
import { QUICK_LOOKS, type QuickLook } from '#content/quick-looks.ts';
import {
  atIntensity,
  composed,
  sameComposition,
  withPatch,
  type Composition,
} from '#domain/makeup/composition.ts';
import { endGesture, record, redo, undo } from '#domain/makeup/history.ts';
import { DEFAULT_LOOK, type Look, type Product } from '#domain/makeup/look.ts';
import { applyPatch, patchedProducts, productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { currentLook } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

export interface LookCommands {
  /** Puts a product's shades on show. */
  readonly chooseProduct: (product: Product) => void;
  /** Changes the look in one undoable step. */
  readonly change: (patch: LookPatch) => void;
  /** Changes one product's opacity as part of a drag: one step until `endGesture`. */
  readonly dragOpacity: (product: Product, opacity: number) => void;
  /** Changes a colour or a palette as part of a drag: one step until `endGesture`. */
  readonly dragColour: (patch: LookPatch) => void;
  /** Turns the whole look up or down, with its balance kept, as part of a drag. */
  readonly dragIntensity: (intensity: number) => void;
  readonly endGesture: () => void;
  /** Wears a quick look over the wearer's own base: the foundation stays as it is. */
  readonly wearQuickLook: (id: QuickLook['id']) => void;
  /** Wears a look that came from elsewhere, foundation and all. */
  readonly wear: (look: Look) => void;
  /** Wears another person's look; the foundation keeps the shade that suits the wearer's skin. */
  readonly wearOnOwnSkin: (look: Look) => void;
  readonly reset: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Which makeup a patch changes: one product, or more than one. */
function patchedMakeup(patch: LookPatch): Product | 'whole-look' {
  const [product, ...more] = patchedProducts(patch);
  return product === undefined || more.length > 0 ? 'whole-look' : product;
}

export function createLookCommands({
  store,
  notices,
  events,
}: Pick<StudioParts, 'store' | 'notices' | 'events'>): LookCommands {
  function compose(
    next: Composition,
    makeup: Product | 'whole-look',
    gesture: string | null = null,
  ): void {
    const { history, status } = store.getState();
    // A step that changes nothing would be an Undo that does nothing.
    if (gesture === null && sameComposition(history.present, next)) return;
    const goesOn = gesture !== null && gesture === history.gesture;
    store.setState({ history: record(history, next, gesture) });
    if (!goesOn && status === 'active') events.emit({ kind: 'makeup-applied', makeup });
  }

  function wearOnOwnSkin(look: Look): void {
    const { color } = currentLook(store.getState()).foundation;
    const own = applyPatch(look, { foundation: { color } });
    compose(composed(own), 'whole-look');
  }

  function patched(patch: LookPatch): Composition {
    return withPatch(store.getState().history.present, patch);
  }

  return {
    chooseProduct(product) {
      store.setState({ product });
    },
    change(patch) {
      compose(patched(patch), patchedMakeup(patch));
    },
    dragOpacity(product, opacity) {
      const moved = patched(productPatch(product, { opacity }));
      compose(moved, product, `opacity of ${product}`);
    },
    dragColour(patch) {
      const makeup = patchedMakeup(patch);
      compose(patched(patch), makeup, `colour of ${makeup}`);
    },
    dragIntensity(intensity) {
      const moved = atIntensity(store.getState().history.present, intensity);
      compose(moved, 'whole-look', 'intensity');
    },
    endGesture() {
      store.setState({ history: endGesture(store.getState().history) });
    },
    wearQuickLook(id) {
      const quick = QUICK_LOOKS.find((candidate) => candidate.id === id);
      if (quick === undefined) return;
      const { look, designed } = store.getState().history.present;
      const opacity = Math.min(100, designed.foundation);
      const foundation = { ...look.foundation, opacity };
      compose(composed({ ...quick.look, foundation }), 'whole-look');
      notices.announce(fillIn(ANNOUNCEMENTS.wearing, { name: quick.name }));
    },
    wear(look) {
      compose(composed(look), 'whole-look');
    },
    wearOnOwnSkin,
    reset() {
      compose(composed(DEFAULT_LOOK), 'whole-look');
      store.setState({ answeredBases: [] });
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
