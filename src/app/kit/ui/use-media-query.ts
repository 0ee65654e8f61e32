import { useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, now and whenever that changes.
 *
 * @param atBuild the answer used when the page is rendered at build
 */
export function useMediaQuery(query: string, atBuild = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    () => matchMedia(query).matches,
    () => atBuild,
  );
}
