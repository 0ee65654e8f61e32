/** The theme as this browser keeps it, and as it wants it: small enough to run before anything is drawn. */

import { browserStorage } from '#studio/storage/browser-storage.ts';
import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { isThemePreference, showTheme, themeFor, type ThemePreference } from './theme.ts';

const storage = browserStorage();

/** Whether the system is dark, and the news of its change. */
export function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** What was chosen on this device, on whichever page of the site. */
export function keptTheme(): ThemePreference {
  const kept = keptPreferences(storage);
  return 'theme' in kept && isThemePreference(kept.theme) ? kept.theme : 'system';
}

export function keepTheme(theme: ThemePreference): void {
  keepPreference(storage, { theme });
}

/** Shows the document in the theme that was chosen, else in the system's. */
export function showKeptTheme(): void {
  showTheme(themeFor(keptTheme(), darkSystem().matches), document);
}
