import { useEffect } from 'react';
import { maintenance } from './current-maintenance.ts';

/** How often the screen asks whether it is over, in milliseconds. */
const INTERVAL = 10_000;

/** Asks again and again, and whenever somebody looks at the page, so that people come back by themselves. */
export function usePolling(): void {
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'visible') void maintenance.check();
    };
    const timer = setInterval(ask, INTERVAL);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
}
