import { z } from 'zod/mini';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  adjustmentPatch,
  adjustmentsFor,
  type Adjustment,
  type SeenLight,
} from '#domain/light/makeup-in-light.ts';
import { sameLook } from '#domain/makeup/look-equality.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';
import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

/**
 * An adjustment of makeup: the person's own look, the adjusted look, and the light that it was made for.
 */
interface Adjusted {
  readonly own: Look;
  readonly worn: Look;
  readonly light: SeenLight;
}

const share = z.number().check(z.minimum(0));
const keptSchema = z.object({
  own: z.unknown(),
  worn: z.unknown(),
  light: z.object({ temperature: share, brightness: share }),
});

/**
 * Kept beyond the tab of the panel and a reload of the page, because the adjusted makeup itself is kept,
 * too.
 */
const keptMakeup = keptValue<Adjusted | null>(KEPT.adjustedMakeup, (stored) => {
  const kept = keptSchema.safeParse(stored);
  if (!kept.success) return null;
  const own = parseLook(kept.data.own);
  const worn = parseLook(kept.data.worn);
  if (!own.ok || !worn.ok) return null;
  return { own: own.value, worn: worn.value, light: kept.data.light };
});

interface AdjustedMakeup {
  /** What was adjusted last; whatever is worn by now. */
  readonly latest: StoreApi<Adjusted | null>;
  readonly adjust: (light: SeenLight) => void;
  /** Wears the person's own opacities again, unless the look was changed since. */
  readonly putBack: () => void;
}

const known = new WeakMap<Studio, AdjustedMakeup>();

/** The same one each time: turning a light off puts the makeup back even while the tab is closed. */
function adjustedMakeupOf(studio: Studio): AdjustedMakeup {
  const made = known.get(studio) ?? createAdjustedMakeup(studio);
  known.set(studio, made);
  return made;
}

function createAdjustedMakeup({ store, look }: Studio): AdjustedMakeup {
  const latest = createStore(() => keptMakeup.read(tabStorage()));
  const worn = (): Look => currentLook(store.getState());

  function keep(next: Adjusted | null): void {
    keptMakeup.write(tabStorage(), next);
    latest.setState(next, true);
  }

  return {
    latest,
    adjust({ temperature, brightness }) {
      const own = stillWorn(latest.getState(), worn())?.own ?? worn();
      const light = { temperature, brightness };
      look.change({ ...opacitiesOf(own), ...adjustmentPatch(adjustmentsFor(own, light)) });
      keep({ own, worn: worn(), light });
    },
    putBack() {
      const adjusted = stillWorn(latest.getState(), worn());
      if (adjusted !== null) look.change(opacitiesOf(adjusted.own));
      keep(null);
    },
  };
}

/** Adjusts the opacities of what is worn to a light, always from the person's own ones, and puts these back. */
export function useAdjustedMakeup() {
  const { latest, adjust, putBack } = adjustedMakeupOf(useStudio());
  const look = useStudioState(currentLook);
  const adjusted = stillWorn(useStore(latest), look);
  /** What was adjusted; null while the person's own makeup is worn. */
  const changes = adjusted === null ? null : changesOf(adjusted);
  return { changes, adjust, putBack };
}

/** A look that was changed since is the person's own again. */
function stillWorn(latest: Adjusted | null, look: Look): Adjusted | null {
  return latest !== null && sameLook(latest.worn, look) ? latest : null;
}

function changesOf({ own, light }: Adjusted): readonly Adjustment[] {
  return adjustmentsFor(own, light);
}

function opacitiesOf(look: Look) {
  return Object.fromEntries(
    PRODUCTS.map((product) => [product, { opacity: look[product].opacity }]),
  );
}
