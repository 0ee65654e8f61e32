import { useEffect, useRef, type RefObject } from 'react';
import { hasChangedPage } from '#app/kit/router/router.ts';

let arrivals = 0;

/**
 * Moves the focus to the heading after a change of page within the app, so that the keyboard and screen
 * readers go on from there, as in a new document. Pass the returned reference to the page's `main`.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    arrivals += 1;
    // The studio, where most people come from, does not count as an arrival.
    const cameByLink = arrivals > 1 || hasChangedPage();
    if (!cameByLink || main.current?.contains(document.activeElement) === true) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, []);
  return main;
}
