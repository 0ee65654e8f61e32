/**
 * Runs by itself at the head of each of the app's documents, before anything is drawn, so that none
 * is seen in one theme first and then in another.
 */

import { showKeptTheme } from './kept-theme.ts';

showKeptTheme();
