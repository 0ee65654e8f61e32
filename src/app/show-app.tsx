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

/** Shows what the document hid because only the app knows it, and repeats what was pressed. */
function takenOver(): void {
  delete document.documentElement.dataset['knownBetter'];
  delete findRoot().dataset['firstSight'];
  releaseEvents(document);
}

/** Draws the app, or takes over the studio that is already in the document. */
export function showApp(studio: Studio): void {
  const root = findRoot();
  const { firstSight } = root.dataset;
  // A stored copy of the page may be shown offline, during a maintenance that this browser already knew of.
  const isShut = maintenance.store.getState().isMaintenanceMode;
  if (isArrangement(firstSight) && !isShut) {
    // As a transition, React hydrates in slices, so that input in between is answered first.
    startTransition(() => {
      hydrateRoot(root, <App studio={studio} firstSight={firstSight} onShown={takenOver} />);
    });
  } else {
    createRoot(emptyRoot()).render(<App studio={studio} onShown={takenOver} />);
    // On a page with a form, the code that says that sending failed has to load before the network goes.
    readyToasts();
  }
}
