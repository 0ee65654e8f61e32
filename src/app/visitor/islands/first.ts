/**
 * Runs before anything is drawn: the chosen light, word to the style sheet that scripts run, and the
 * other scripts once there is something to see.
 */

import { applyTheme, readTheme } from './preferences.ts';

const { documentElement } = document;
const theme = readTheme();
if (theme !== undefined) applyTheme(theme);
documentElement.classList.add('scripted');

function fetchIsland(): void {
  const { island } = documentElement.dataset;
  if (island !== undefined) void import(/* @vite-ignore */ island);
}

// The second frame begins when the first has been drawn.
requestAnimationFrame(() => requestAnimationFrame(fetchIsland));
