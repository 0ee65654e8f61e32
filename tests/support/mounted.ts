/**
 * The place where a test in the browser shows a component: an element of the page that is
 * empty at the start of each test.
 */

import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { act } from './act.ts';

export interface MountPlace {
  /** The same element for all tests of a file; it is in the page while something is mounted. */
  readonly host: HTMLElement;
  /** Shows this, or updates what is already shown. */
  readonly render: (shown: ReactNode) => Promise<void>;
  /**
   * Removes what is shown; what is rendered next starts afresh. It also runs by itself after
   * each test and after the file's own `afterEach`, which calls it if something has to be
   * cleaned up only after the unmount.
   */
  readonly unmount: () => Promise<void>;
}

/**
 * Called once, at the top of a file. A rendering resolves only after everything that follows from it has
 * happened.
 */
export function mountPlace(): MountPlace {
  return placeWhere((change) => act(change));
}

/** Like `mountPlace`, for a file that lets React work at its own pace and waits for the results. */
export function mountPlaceWithoutAct(): MountPlace {
  return placeWhere(async (change) => {
    change();
  });
}

function placeWhere(happens: (change: () => void) => Promise<void>): MountPlace {
  const host = document.createElement('div');
  let root: Root | null = null;

  async function unmount(): Promise<void> {
    const mounted = root;
    root = null;
    if (mounted !== null) await happens(() => mounted.unmount());
    host.remove();
  }

  afterEach(unmount);
  return {
    host,
    unmount,
    render: (shown) => {
      const mounted = (root ??= createRoot(document.body.appendChild(host)));
      return happens(() => mounted.render(shown));
    },
  };
}
