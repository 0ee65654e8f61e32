import { useEffect, useState } from 'react';
import { schedule } from '#studio/browser/timers.ts';

/** A value as it was when it last stayed the same for some milliseconds: what is typed asks once, and not with every letter. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    () =>
      schedule(() => {
        setSettled(value);
      }, milliseconds),
    [value, milliseconds],
  );
  return settled;
}
