/** Where a test in the browser shows a component: an element of the page that each test finds empty. */

import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

export interface MountPlace {
  /** The same element for all tests of a file; it is in the page while something is mounted. */
  readonly host: HTMLElement;
  /** Shows this, or the next state of what is there already. */
  readonly render: (shown: ReactNode) => Promise<void>;
  /**
   * Takes away what is shown; what is rendered next begins anew. It happens by itself after each test and after the
   * file's own `afterEach`, which calls it where something has to be tidied up only once nothing is shown.
   */
  readonly unmount: () => Promise<void>;
}

/**
 * Called once, at the top of a file. React is watched for changes outside `act` in all of the file, and what follows
 * from a rendering has happened once it resolves.
 */
export function mountPlace(): MountPlace {
  // Said by the call and not by the module, which the page evaluates only for the first file that imports it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return placeWhere((change) =>
    act(async () => {
      change();
    }),
  );
}

/** As `mountPlace`, for a file in which React goes on in its own time, and which waits for what it does. */
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
