import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Leads back to where the person was. A view over a tab begins at its top; once it is closed, the tab is
 * scrolled as before, and the focus is on what had opened the view.
 */
export function useReturn(panel: RefObject<HTMLElement | null>, isOver: boolean): void {
  const scrolled = useRef(0);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const place = panel.current?.closest('.panel-scroll');
    if (isOver || place === null || place === undefined) return undefined;
    const listen = (): void => {
      scrolled.current = place.scrollTop;
    };
    place.addEventListener('scroll', listen, { passive: true });
    return () => {
      place.removeEventListener('scroll', listen);
    };
  }, [panel, isOver]);
  useLayoutEffect(() => {
    const place = panel.current?.closest('.panel-scroll');
    const { activeElement } = document;
    if (isOver) {
      const isInside = panel.current?.contains(activeElement) === true;
      opener.current = isInside && activeElement instanceof HTMLElement ? activeElement : null;
      place?.scrollTo({ top: 0 });
      return;
    }
    if (opener.current === null) return;
    place?.scrollTo({ top: scrolled.current });
    opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [panel, isOver]);
}
