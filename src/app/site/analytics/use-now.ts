import { useEffect, useState } from 'react';
import { repeat } from '#studio/browser/timers.ts';

/** The present moment, told again every so many milliseconds. */
export function useNow(every: number): number {
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
