import { useState } from 'react';
import { z } from 'zod/mini';
import {
  adjustmentPatch,
  adjustmentsFor,
  type Adjustment,
  type SeenLight,
} from '#domain/light/makeup-in-light.ts';
import { sameColour, sameMakeup } from '#domain/makeup/look-equality.ts';
import { PRODUCTS, type Look } from '#domain/makeup/look.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { currentLook } from '#studio/state/state.ts';
import { tabStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';

/** Makeup that was adjusted: the person's own, what has been worn since, and why. */
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

/** What was adjusted outlives the tab of the panel, and the page: the adjusted makeup is kept, too. */
const keptMakeup = keptValue<Adjusted | null>(KEPT.adjustedMakeup, (stored) => {
  const kept = keptSchema.safeParse(stored);
  if (!kept.success) return null;
  const own = parseLook(kept.data.own);
  const worn = parseLook(kept.data.worn);
  if (!own.ok || !worn.ok) return null;
  return { own: own.value, worn: worn.value, light: kept.data.light };
});

/** Adjusts the opacities of what is worn to a light, always from the person's own ones, and puts these back. */
export function useAdjustedMakeup() {
  const studio = useStudio();
  const look = useStudioState(currentLook);
  const [latest, setLatest] = useState(() => keptMakeup.read(tabStorage()));
  // A look that was changed since is the person's own again.
  const adjusted = latest !== null && isSameLook(latest.worn, look) ? latest : null;

  function keep(next: Adjusted | null): void {
    keptMakeup.write(tabStorage(), next);
    setLatest(next);
  }

  return {
    /** What was adjusted; null while the person's own makeup is worn. */
    changes: adjusted === null ? null : changesOf(adjusted),
    adjust({ temperature, brightness }: SeenLight): void {
      const own = adjusted?.own ?? look;
      const light = { temperature, brightness };
      studio.look.change({
        ...opacitiesOf(own),
        ...adjustmentPatch(adjustmentsFor(own, light)),
      });
      keep({ own, worn: currentLook(studio.store.getState()), light });
    },
    putBack(): void {
      if (adjusted !== null) studio.look.change(opacitiesOf(adjusted.own));
      keep(null);
    },
  };
}

function isSameLook(one: Look, other: Look): boolean {
  return (
    sameMakeup(one, other) &&
    one.foundation.opacity === other.foundation.opacity &&
    sameColour(one.foundation.color, other.foundation.color)
  );
}

function changesOf({ own, light }: Adjusted): readonly Adjustment[] {
  return adjustmentsFor(own, light);
}

function opacitiesOf(look: Look) {
  return Object.fromEntries(
    PRODUCTS.map((product) => [product, { opacity: look[product].opacity }]),
  );
}
