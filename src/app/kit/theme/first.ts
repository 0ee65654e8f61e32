/**
 * A script of its own at the head of each of the app's documents, which runs before anything is drawn, so
 * that no document is seen first in one theme and then in another.
 */

import { showKeptTheme } from './kept-theme.ts';

showKeptTheme();
