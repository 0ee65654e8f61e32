/**
 * Runs before anything is drawn: the theme, word to the style sheet that scripts run, and what
 * can wait once there is something to see: the other scripts, and pictures further down.
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
    // Without the island the document is what it is without scripts.
    documentElement.classList.remove('scripted');
  }
}

afterFirstPaint(() => {
  documentElement.classList.add('painted');
  void fetchIsland();
});
