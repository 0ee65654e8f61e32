/**
 * A script of its own at the head of each of the app's documents but the studio's, which runs before anything is
 * drawn, so that no document is seen first in one theme and then in another. It also stays behind to see that the
 * app's own script arrives.
 */

import { showKeptTheme } from '#app/kit/theme/kept-theme.ts';
import { loadAgain } from './load-again.ts';

showKeptTheme();
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const { src } = target;
    void loadAgain(document, () => import(/* @vite-ignore */ src));
  },
  true,
);
