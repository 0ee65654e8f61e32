/**
 * A script of its own at the head of the studio's document, which runs before anything is drawn: it sets the
 * theme, marks what this browser knows better than the document, and fetches the app once there is something
 * to see.
 */

import { loadAgain } from '#app/kit/first-script/load-again.ts';
import { showKeptTheme } from '#app/kit/theme/kept-theme.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { arrangementHere } from './arrangement.ts';
import { afterFirstPaint } from './first-paint.ts';
import { holdEvents } from './held-events.ts';

const { documentElement, head } = document;
const storage = browserStorage();

/** What is hidden until the app draws it, since this browser knows better than the document. */
function knownBetter(): string {
  const isLinked = location.hash.startsWith('#look=') || location.search.includes('look=');
  const known = [
    storage.read(KEPT.look.key) !== null || isLinked ? 'look' : '',
    storage.read(KEPT.user.key) === null ? '' : 'user',
    storage.read(KEPT.maintenance.key) === 'true' ? 'maintenance' : '',
  ];
  return known.filter((name) => name !== '').join(' ');
}

/**
 * Fetches the app's scripts in parallel, and runs them in the order in which they are named: each in a task
 * of its own, so that input is answered in between.
 */
async function fetchApp(): Promise<void> {
  const { scripts = '', phone = '', wide = '' } = documentElement.dataset;
  const own = arrangementHere() === 'phone' ? phone : wide;
  for (const file of `${scripts} ${own}`.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    head.append(link);
  }
  for (const file of scripts.split(' ')) await import(/* @vite-ignore */ file);
}

showKeptTheme();
documentElement.dataset['knownBetter'] = knownBetter();
holdEvents(document);
afterFirstPaint(() => {
  fetchApp().catch(() => loadAgain(document, fetchApp));
});
