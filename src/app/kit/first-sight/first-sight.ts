/**
 * What the document shows before its scripts are there: the studio at rest, rendered at build, once for a
 * phone and once for every other screen.
 */

import { createContext, use, useSyncExternalStore } from 'react';
import type { Arrangement } from './arrangement.ts';

/** The arrangement that stood in the document; null on a page that began empty. */
export const FirstSight = createContext<Arrangement | null>(null);

export function useFirstSight(): Arrangement | null {
  return use(FirstSight);
}

function never(): () => void {
  return () => undefined;
}

/**
 * False while React takes over what was rendered at build, which knows nothing of this browser; true from
 * then on. What this browser remembers is drawn only once it is true.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
