import { useEffect } from 'react';
import { fragmentOf, panelStore, placeAt } from '#app/person/navigation/open-panel.ts';

function replaceFragment(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/** Keeps the address's fragment and what is open in step, in both directions. */
export function usePanelAddress(): void {
  useEffect(() => {
    const read = (): void => {
      const place = placeAt(location.hash);
      if (place !== null) panelStore.setState(place, true);
    };
    read();
    addEventListener('hashchange', read);
    const unsubscribe = panelStore.subscribe((place) => {
      const fragment = fragmentOf(place);
      // Any other fragment is not ours to change.
      const isOurs = location.hash === '' || placeAt(location.hash) !== null;
      if (isOurs && location.hash !== fragment) replaceFragment(fragment);
    });
    return () => {
      removeEventListener('hashchange', read);
      unsubscribe();
    };
  }, []);
}
