import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { CatalogueProduct } from '#contracts/catalogue.ts';
import { fillIn } from '#content/fill-in.ts';
import { TRY_ON_WORDS as WORDS } from '#content/panels/shopping-try-on-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { tryOnOf } from '#app/panels/shopping/parts/try-on-of.ts';
import { productTitle } from '#app/panels/shopping/parts/product-card.tsx';
import { shadeOn } from '#studio/commands/try-on.ts';
import { currentLook } from '#studio/state/state.ts';
import type { Side } from './halves.tsx';

/** What each half of the face has on, and what puts a shade there. The halves end with the tab. */
export function useHalves() {
  const commands = tryOnOf(useStudio());
  const state = useStore(commands.state);
  const left = useStudioState((now) => shadeOn(state, currentLook(now)));
  const [side, setSide] = useState<Side>('right');
  const { right } = state;
  useEffect(() => commands.endHalves, [commands]);

  function wearRight(shade: CatalogueProduct, beside: CatalogueProduct | null): void {
    const caption = fillIn(WORDS.halvesCaption, {
      left: beside === null ? WORDS.own : productTitle(beside),
      right: productTitle(shade),
    });
    commands.wearRight(shade, caption);
  }

  return {
    left,
    right,
    side,
    setSide,
    isOn: right !== null,
    /** The shade on the half that the next shade goes on. */
    chosen: right !== null && side === 'right' ? right : left,
    choose(shade: CatalogueProduct): void {
      if (right !== null && side === 'right') {
        wearRight(shade, left);
        return;
      }
      commands.wear(shade);
      if (right !== null) wearRight(right, shade);
    },
    /** Puts the first of the shades that the face does not wear on the right half. */
    begin(shades: readonly CatalogueProduct[]): void {
      const other = shades.find(({ id }) => id !== left?.id);
      if (other === undefined) return;
      setSide('right');
      wearRight(other, left);
    },
    end: commands.endHalves,
    keep(kept: Side): void {
      commands.endHalves();
      if (kept === 'right' && right !== null) commands.wear(right);
    },
  };
}
