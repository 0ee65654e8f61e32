/** The theme that this browser stores or prefers: small enough to run before anything is drawn. */

import { browserStorage } from '#studio/storage/browser-storage.ts';
import { keepPreference, keptPreferences } from '#studio/state/preferences.ts';
import { isThemePreference, showTheme, themeFor, type ThemePreference } from './theme.ts';

const storage = browserStorage();

/** Whether the system is dark; it also tells when that changes. */
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

/** Shows the document in the chosen theme, or else in the system's. */
export function showKeptTheme(): void {
  showTheme(themeFor(keptTheme(), darkSystem().matches), document);
}
