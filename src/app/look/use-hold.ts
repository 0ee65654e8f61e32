import { useEffect, useRef } from 'react';

/** Tells when a button begins and ceases to be held, by pointer or key. What goes away while it is held is let go of. */
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
