import { useEffect } from 'react';
import { repeat } from '#studio/browser/timers.ts';
import { maintenance } from './current-maintenance.ts';

/** How often the screen asks whether it is over, in milliseconds. */
const INTERVAL = 10_000;

/** Asks at intervals, and whenever the page is looked at, so that it returns by itself. */
export function usePolling(): void {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void maintenance.check();
    };
    const stop = repeat(ask, INTERVAL);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
