import { useEffect, useRef } from 'react';
import { closePanel } from '#app/person/navigation/open-panel.ts';

/**
 * Remembers what had the focus when a panel was opened. Returns a function that closes the panel and gives
 * the focus back.
 */
export function useFocusReturn(): () => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    closePanel();
    const { current } = opener;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  };
}
