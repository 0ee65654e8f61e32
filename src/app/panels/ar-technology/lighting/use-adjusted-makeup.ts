import { useState } from 'react';
import {
  adjustmentPatch,
  adjustmentsFor,
  type Adjustment,
  type SeenLight,
} from '#domain/light/makeup-in-light.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';

/** Makeup that was adjusted: the person's own, and what has been worn since. */
interface Adjusted {
  readonly own: Look;
  readonly worn: Look;
  readonly changes: readonly Adjustment[];
}

/** What was adjusted outlives the tab, as the light does. */
const kept = new WeakMap<Studio, Adjusted>();

/** Adjusts the opacities of what is worn to a light, always from the person's own ones, and puts these back. */
export function useAdjustedMakeup() {
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const [latest, setLatest] = useState(() => kept.get(studio) ?? null);
  // A look that was changed since is the person's own again.
  const adjusted = latest?.worn === look ? latest : null;

  function keep(next: Adjusted | null): void {
    if (next === null) kept.delete(studio);
    else kept.set(studio, next);
    setLatest(next);
  }

  return {
    /** What was adjusted; null while the person's own makeup is worn. */
    changes: adjusted?.changes ?? null,
    adjust(light: SeenLight): void {
      const own = adjusted?.own ?? look;
      const changes = adjustmentsFor(own, light);
      studio.look.change({ ...opacitiesOf(own), ...adjustmentPatch(changes) });
      keep({ own, worn: currentLook(studio.store.getState()), changes });
    },
    putBack(): void {
      if (adjusted !== null) studio.look.change(opacitiesOf(adjusted.own));
      keep(null);
    },
  };
}

function opacitiesOf(look: Look) {
  return Object.fromEntries(
    PRODUCTS.map((product) => [product, { opacity: look[product].opacity }]),
  );
}
