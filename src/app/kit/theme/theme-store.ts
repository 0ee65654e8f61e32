/** The theme of the page: the one chosen here or on another page of the site, or else the system's. */

import { createStore } from 'zustand/vanilla';
import { hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { darkSystem, keepTheme, keptTheme } from './kept-theme.ts';
import { showTheme, themeFor, type Theme, type ThemePreference } from './theme.ts';

interface ThemeState {
  readonly preference: ThemePreference;
  /** The theme on show; the document is already in it when listeners are told. */
  readonly theme: Theme;
}

function stateFor(preference: ThemePreference): ThemeState {
  return { preference, theme: themeFor(preference, darkSystem().matches) };
}

/** It starts as in the page that is rendered at build; `followTheme` then sets the actual theme. */
export const themeStore = createStore<ThemeState>(() => ({
  preference: 'system',
  theme: 'daylight',
}));

function show(preference: ThemePreference): void {
  const state = stateFor(preference);
  showTheme(state.theme, document);
  themeStore.setState(state);
}

/** Keeps the theme on this device, and shows it here and in every open tab. */
export function chooseTheme(preference: ThemePreference): void {
  keepTheme(preference);
  show(preference);
}

/** Keeps the document in its theme while the system changes, and while other tabs choose another. */
export function followTheme(): void {
  const readAgain = (): void => {
    show(keptTheme());
  };
  readAgain();
  darkSystem().addEventListener('change', () => {
    show(themeStore.getState().preference);
  });
  hearOtherTabs([KEPT.preferences], readAgain);
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache has heard nothing meanwhile.
    if (persisted) readAgain();
  });
}
