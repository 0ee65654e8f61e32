import { useEffect, useState } from 'react';
import { repeat } from '#studio/browser/timers.ts';

const SECOND_MS = 1000;

/** The present time, updated every so many milliseconds, by default each second. */
export function useNow(every = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    () =>
      repeat(() => {
        setNow(Date.now());
      }, every),
    [every],
  );
  return now;
}
