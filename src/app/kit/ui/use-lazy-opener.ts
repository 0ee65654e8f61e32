import { useCallback, useState } from 'react';

interface ReachHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export interface LazyOpener {
  readonly isOpen: boolean;
  /** Also for what could not be loaded: it can be opened again. */
  readonly close: () => void;
  /** What the button does that opens it. */
  readonly handlers: ReachHandlers & { readonly onClick: () => void };
}

/** Loads code as soon as the pointer or focus reaches the button that opens it. */
export function whenReached(load: () => Promise<unknown>): ReachHandlers {
  const reach = (): void => {
    // Only loads it ahead of time: opening it says so when it cannot be loaded.
    load().catch(() => undefined);
  };
  return { onPointerEnter: reach, onFocus: reach };
}

/** A button and what it opens, whose code few visits need: to be drawn with OnDemand while it is open. */
export function useLazyOpener(load: () => Promise<unknown>): LazyOpener {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  return {
    isOpen,
    close,
    handlers: {
      ...whenReached(load),
      onClick: () => {
        setIsOpen(true);
      },
    },
  };
}
