import { useEffect, type RefObject } from 'react';

/** Tells an element, in `--keyboard`, how much of the window a phone's keyboard covers, in CSS pixels. */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: view } = globalThis;
    if (view === null) return undefined;
    const measure = (): void => {
      const covered = Math.max(0, innerHeight - view.height - view.offsetTop);
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
}
