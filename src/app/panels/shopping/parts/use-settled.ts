import { useEffect, useState } from 'react';
import { schedule } from '#studio/browser/timers.ts';

/**
 * A debounced value: the last one that stayed the same for that many milliseconds. Typing then asks once,
 * and not with every letter.
 */
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
