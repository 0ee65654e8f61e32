import { useEffect, useState } from 'react';
import { repeat } from '#studio/browser/timers.ts';

const MINUTE_MS = 60_000;

/** The time, each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    () =>
      repeat(() => {
        setNow(Date.now());
      }, MINUTE_MS),
    [],
  );
  return now;
}
