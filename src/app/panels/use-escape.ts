import { useEffect, type RefObject } from 'react';

/**
 * Leaves an element by Escape, from anywhere inside of it. A dialog or a menu that is open over it
 * takes the key for itself.
 */
export function useEscape(element: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    current.addEventListener('keydown', listen);
    return () => {
      current.removeEventListener('keydown', listen);
    };
  }, [element, leave]);
}
