/** Shades of recommendations keep their names wherever the look is named, after a reload, too. */

import { PRODUCTS } from '#domain/makeup/look.ts';
import { currentLook, type StudioState } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { namedShade } from '#studio/state/worn-shades.ts';

/** Loads the names of the library once a look wears a colour that has none without it. */
export function nameWornShades({
  environment,
  store,
}: Pick<StudioParts, 'environment' | 'store'>): void {
  let isLoading = false;

  function isNameless(state: StudioState): boolean {
    const look = currentLook(state);
    return PRODUCTS.some((product) => namedShade(look, product, state.libraryNames) === null);
  }

  function load(state: StudioState): void {
    if (isLoading || state.libraryNames.size > 0 || !isNameless(state)) return;
    isLoading = true;
    environment
      .loadLibraryNames()
      .then((libraryNames) => {
        store.setState({ libraryNames });
      })
      // Its digits stand in for a name; the next change tries again.
      .catch(() => {
        isLoading = false;
      });
  }

  store.subscribe((state, before) => {
    if (currentLook(state) !== currentLook(before)) load(state);
  });
  environment.page.whenIdle(() => {
    load(store.getState());
  });
}
