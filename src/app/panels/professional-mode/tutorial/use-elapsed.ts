import { useEffect, useState } from 'react';
import { repeat } from '#studio/browser/timers.ts';
import type { Recording } from './recording.ts';

/** A quarter of a second, so that no second is skipped on the screen. */
const TICK = 250;

/** Milliseconds since the recording began, as they pass. */
export function useElapsed({ elapsed }: Pick<Recording, 'elapsed'>): number {
  const [shown, setShown] = useState(elapsed);
  useEffect(
    () =>
      repeat(() => {
        setShown(elapsed());
      }, TICK),
    [elapsed],
  );
  return shown;
}
