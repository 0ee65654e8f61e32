import { useEffect, useRef } from 'react';

/**
 * Reports when a button begins and ceases to be held, by pointer or key. A button that unmounts while held
 * counts as released.
 */
export function useHold(onHold: (held: boolean) => void) {
  const held = useRef(false);
  const latest = useRef(onHold);
  useEffect(() => {
    latest.current = onHold;
  });
  useEffect(
    () => () => {
      if (held.current) latest.current(false);
    },
    [],
  );
  function hold(next: boolean): void {
    if (next === held.current) return;
    held.current = next;
    latest.current(next);
  }
  const begin = (): void => hold(true);
  const end = (): void => hold(false);
  const isKey = (key: string): boolean => key === ' ' || key === 'Enter';
  return {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onBlur: end,
    onKeyDown: ({ key }: { readonly key: string }) => {
      if (isKey(key)) begin();
    },
    onKeyUp: ({ key }: { readonly key: string }) => {
      if (isKey(key)) end();
    },
  };
}
