import { useState } from 'react';

/** The elements that led to each dialog, nearest first. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/** The element that has the focus now and, if that is in a dialog, those that led to the dialog. */
function openersNow(): readonly HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return [];
  const dialog = activeElement.closest('[role="dialog"]');
  return [activeElement, ...(dialog === null ? [] : (openersOf.get(dialog) ?? []))];
}

interface Openers {
  /** To be called with the dialog when it has opened. */
  readonly remember: (event: Event) => void;
  /**
   * Gives the focus back when the dialog has closed: to the nearest opener left, since one dialog may have
   * opened the next and be gone.
   */
  readonly giveBack: (event: Event) => void;
}

/** Remembers what had the focus before a dialog that has no trigger of its own. */
export function useOpeners(): Openers {
  const [openers] = useState(openersNow);
  return {
    remember({ currentTarget }) {
      if (currentTarget instanceof Element) openersOf.set(currentTarget, openers);
    },
    giveBack(event) {
      event.preventDefault();
      openers.find(({ isConnected }) => isConnected)?.focus();
    },
  };
}
