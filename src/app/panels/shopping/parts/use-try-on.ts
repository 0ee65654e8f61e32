import { useStore } from 'zustand';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import {
  TRY_ON_TOASTS,
  TRY_ON_WORDS,
  WHY_NOT_TRIED,
} from '#content/panels/shopping-try-on-words.ts';
import { wearsShade, whyNotTried } from '#domain/shopping/try-on.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Studio } from '#studio/studio.ts';
import { tryOnOf } from './try-on-of.ts';

export interface TryOn {
  /** Whether the look wears it already. */
  readonly isWorn: boolean;
  /** Why it cannot be tried on; null where it can. */
  readonly reason: string | null;
  readonly tryOn: () => void;
}

/**
 * How long after trying a product on the toast says that it is on, in milliseconds; from the specification.
 */
const SAID_AFTER = 1500;

/** Puts a product on in the mirror, in its own color and finish. */
export function useTryOn(product: CatalogueProduct): TryOn {
  const studio = useStudio();
  const wasTried = useStore(tryOnOf(studio).state, ({ tried }) =>
    tried.some(({ id }) => id === product.id),
  );
  const isWorn = useStudioState((state) => wearsShade(currentLook(state), product));
  const reason = reasonAgainst(product);
  return {
    // One black mascara looks like any other: which of them is worn only the person knows.
    isWorn: isWorn && (wasTried || product.category !== 'mascara'),
    reason,
    tryOn() {
      if (reason !== null) toast(TRY_ON_TOASTS.unavailable, { reason });
      else if (studio.store.getState().status !== 'active') askForPicture(studio);
      else putOn(studio, product);
    },
  };
}

/** Why a product cannot be tried on, in words; null where it can. */
export function reasonAgainst(product: CatalogueProduct): string | null {
  const why = whyNotTried(product);
  if (why === null) return null;
  return fillIn(WHY_NOT_TRIED[why], {
    category: CATEGORY_LABELS[product.category].toLowerCase(),
  });
}

function askForPicture(studio: Studio): void {
  toast(TRY_ON_TOASTS.needsPicture, {}, '', {
    action: {
      label: TRY_ON_WORDS.startCamera,
      otherWay: TRY_ON_WORDS.startCameraOther,
      act: () => void studio.camera.start(),
    },
  });
}

/** Cancels the pending toast that says that the previous product is on. */
let hush: (() => void) | null = null;

function putOn(studio: Studio, product: CatalogueProduct): void {
  const names = { shade: product.shade || product.name, brand: product.brand };
  hush?.();
  tryOnOf(studio).wear(product);
  toast(TRY_ON_TOASTS.started, names);
  hush = schedule(() => {
    hush = null;
    // The product may have been taken off again meanwhile.
    if (!wearsShade(currentLook(studio.store.getState()), product)) return;
    toast(TRY_ON_TOASTS.complete, names, '', {
      action: {
        label: TRY_ON_WORDS.undo,
        otherWay: TRY_ON_WORDS.undoOther,
        act: studio.look.undo,
      },
    });
  }, SAID_AFTER);
}
