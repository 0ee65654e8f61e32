import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { CATEGORY_LABELS } from '#content/panels/shopping-words.ts';
import { TRY_ON_TOASTS, TRY_ON_WORDS } from '#content/panels/shopping-try-on-words.ts';
import type { HexColour, Look, Product } from '#domain/makeup/look.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import { drawnAs } from '#domain/shopping/category.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { schedule } from '#studio/browser/timers.ts';
import { currentLook } from '#studio/state/state.ts';

export interface TryOn {
  /** Whether the look wears it already. */
  readonly isWorn: boolean;
  /** Why it cannot be tried on; null where it can. */
  readonly reason: string | null;
  readonly tryOn: () => void;
}

/** When it is said that a product is on, in milliseconds; the specification's. */
const SAID_AFTER = 1500;

function patchOf(product: Product, color: HexColour): LookPatch {
  if (product === 'eyeshadow') return { eyeshadow: { colors: [color, color, color] } };
  return product === 'mascara' ? {} : productPatch(product, { color });
}

function wears(look: Look, product: Product, color: HexColour): boolean {
  if (product === 'mascara') return false;
  if (product === 'eyeshadow')
    return look.eyeshadow.colors.every((worn) => sameColour(worn, color));
  return sameColour(look[product].color, color);
}

/** Puts a product on in the mirror, in its own color. */
export function useTryOn({ brand, shade, category, colour }: CatalogueProduct): TryOn {
  const { look } = useStudio();
  const drawn = drawnAs(category);
  const isWorn = useStudioState(
    (state) => drawn !== null && colour !== null && wears(currentLook(state), drawn, colour.hex),
  );
  const reason =
    drawn === null || drawn === 'mascara'
      ? fillIn(TRY_ON_WORDS.notDrawn, { category: CATEGORY_LABELS[category].toLowerCase() })
      : colour === null
        ? TRY_ON_WORDS.noColour
        : null;
  return {
    isWorn,
    reason,
    tryOn() {
      if (drawn === null || colour === null || reason !== null) {
        toast(TRY_ON_TOASTS.unavailable, { reason: reason ?? '' });
        return;
      }
      look.change(patchOf(drawn, colour.hex));
      schedule(() => {
        toast(TRY_ON_TOASTS.complete, { shade, brand }, '', {
          action: {
            label: TRY_ON_WORDS.undo,
            otherWay: TRY_ON_WORDS.undoOther,
            act: look.undo,
          },
        });
      }, SAID_AFTER);
    },
  };
}
