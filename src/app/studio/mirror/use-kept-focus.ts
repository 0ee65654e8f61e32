import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the keyboard's focus to a region when the control that had it is gone after a render, so that
 * the next Tab goes on from there and not from the top of the page.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>): void {
  const focused = useRef<EventTarget | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
    };
  }, []);

  useEffect(() => {
    const wentAway = focused.current instanceof Node && !focused.current.isConnected;
    if (wentAway && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  });
}
