import { useEffect } from 'react';

/** Has Escape end what runs, wherever the focus is, before it closes anything; a window that is open keeps its own. */
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
