import { createStore } from 'zustand/vanilla';

/** The element that has room for the round button; null on pages where it floats at the lower right. */
export const helpPlaceStore = createStore<HTMLElement | null>(() => null);

function offer(place: HTMLElement | null): () => void {
  helpPlaceStore.setState(place, true);
  return () => {
    helpPlaceStore.setState(null, true);
  };
}

/** A place for the help chat's round button within a page, where it covers nothing. */
export function HelpPlace() {
  return <div className="help-place" ref={offer} />;
}
