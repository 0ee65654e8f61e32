import { useEffect } from 'react';
import { paletteStore } from './open-palette.ts';

/** Opens and closes the palette with Ctrl or Cmd and K. */
export function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isOurs || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      paletteStore.setState((isOpen) => !isOpen, true);
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}
