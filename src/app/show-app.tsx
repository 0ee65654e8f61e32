import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Studio } from '#studio/studio.ts';
import { App } from './app.tsx';
import { isArrangement } from './kit/first-sight/arrangement.ts';
import { readyToasts } from './kit/toast/lazy-toaster.tsx';
import { releaseEvents } from './kit/first-sight/held-events.ts';
import { maintenance } from './site/maintenance/current-maintenance.ts';

function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  return root;
}

/** The element in which the app is drawn, with nothing in it. */
export function emptyRoot(): HTMLElement {
  const root = findRoot();
  root.replaceChildren();
  return root;
}

/** What the document hid, since only the app knows it, is shown, and what was pressed is done. */
function takenOver(): void {
  delete document.documentElement.dataset['knownBetter'];
  delete findRoot().dataset['firstSight'];
  releaseEvents(document);
}

/** Draws the app, or takes over the studio that stands in the document already. */
export function showApp(studio: Studio): void {
  const root = findRoot();
  const { firstSight } = root.dataset;
  // A copy of the page may be shown without a network, during a maintenance that was heard of before.
  const isShut = maintenance.store.getState().isMaintenanceMode;
  if (isArrangement(firstSight) && !isShut) {
    // In slices: whatever is done meanwhile is answered first.
    startTransition(() => {
      hydrateRoot(root, <App studio={studio} firstSight={firstSight} onShown={takenOver} />);
    });
  } else {
    createRoot(emptyRoot()).render(<App studio={studio} onShown={takenOver} />);
    // Pages of forms: what says that sending failed has to be there before the network is gone.
    readyToasts();
  }
}
