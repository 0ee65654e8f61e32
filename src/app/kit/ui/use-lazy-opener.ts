import { useCallback, useState } from 'react';

interface ReachHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export interface LazyOpener {
  readonly isOpen: boolean;
  /** Also to be called when the code could not be loaded, so that it can be opened again. */
  readonly close: () => void;
  /** Handlers for the button that opens it. */
  readonly handlers: ReachHandlers & { readonly onClick: () => void };
}

/** Loads code as soon as the pointer or focus reaches the button that opens it. */
export function whenReached(load: () => Promise<unknown>): ReachHandlers {
  const reach = (): void => {
    // This only loads ahead of time: a failure is reported when it is opened.
    load().catch(() => undefined);
  };
  return { onPointerEnter: reach, onFocus: reach };
}

/**
 * The state of something that a button opens and whose code few visits need: draw it with OnDemand while it
 * is open.
 */
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
