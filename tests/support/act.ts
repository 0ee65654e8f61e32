/**
 * React's `act`, for tests of components. React watches for changes outside of it only while one is under way: an
 * answer or a timer that comes later comes as in the product, and is no mistake of the test.
 */

import { act as reactAct } from 'react';

let underWay = 0;

function begin(): void {
  underWay += 1;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

function end(): void {
  underWay -= 1;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: underWay > 0 });
}

/** Resolves after everything that follows from the change has happened. */
export async function act(change: () => Promise<unknown> | void): Promise<void> {
  begin();
  try {
    await reactAct(async () => {
      await change();
    });
  } finally {
    end();
  }
}

/** Returns after React has rendered what follows from the change at once. */
export function actNow(change: () => void): void {
  begin();
  try {
    reactAct(change);
  } finally {
    end();
  }
}
