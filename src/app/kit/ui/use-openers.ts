import { useState } from 'react';

/** What led to each dialog, nearest first. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/** What has the keyboard now and, if that is in a dialog, what led to the dialog. */
function openersNow(): readonly HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return [];
  const dialog = activeElement.closest('[role="dialog"]');
  return [activeElement, ...(dialog === null ? [] : (openersOf.get(dialog) ?? []))];
}

interface Openers {
  /** To be called with the dialog when it has opened. */
  readonly remember: (event: Event) => void;
  /** Gives the keyboard back when it has closed: one dialog may have led to the next, and be gone. */
  readonly giveBack: (event: Event) => void;
}

/** Remembers what had the keyboard before a dialog that has no trigger of its own. */
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
