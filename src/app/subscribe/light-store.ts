/** The light of a page that has no studio: the same choice, kept in the same place. */

import { createStore } from 'zustand/vanilla';
import { applyTheme, keepTheme, readTheme, type Theme } from '#app/visitor/islands/preferences.ts';

/** Pages to read are light until somebody chooses. */
export const lightStore = createStore<Theme>(() => readTheme() ?? 'daylight');

/** Keeps the document in the light that was chosen, as the system changes, too. */
export function keepLight(): void {
  const apply = (): void => {
    applyTheme(lightStore.getState());
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--bg');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.trim());
  };
  apply();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  lightStore.subscribe(apply);
}

export function chooseLight(theme: Theme): void {
  keepTheme(theme);
  lightStore.setState(theme, true);
}
