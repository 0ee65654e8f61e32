import { useEffect } from 'react';

/**
 * Makes Escape end what is running, wherever the focus is, before it closes anything. In an open dialog,
 * Escape keeps its meaning.
 */
export function useEscapeTo(finish: () => void, isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const { target } = event;
      const isOfWindow = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (event.key !== 'Escape' || isOfWindow) return;
      event.preventDefault();
      finish();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
    };
  }, [finish, isRunning]);
}
