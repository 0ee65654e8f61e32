/**
 * Runs before anything is drawn: sets the theme, tells the style sheet that scripts run and, once there is
 * something to see, fetches what can wait: the other scripts, and pictures further down.
 */

import { showKeptTheme } from '#app/kit/theme/kept-theme.ts';
import { afterFirstPaint } from '#app/kit/first-sight/first-paint.ts';
import { holdEvents } from './held-events.ts';

const { documentElement } = document;
showKeptTheme();
documentElement.classList.add('scripted');

const release = holdEvents();

async function fetchIsland(): Promise<void> {
  const { island } = documentElement.dataset;
  if (island === undefined) return;
  try {
    await import(/* @vite-ignore */ island);
    release();
  } catch {
    // Without the island, the document works as it does without scripts.
    documentElement.classList.remove('scripted');
  }
}

afterFirstPaint(() => {
  documentElement.classList.add('painted');
  void fetchIsland();
});
